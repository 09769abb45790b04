import type { FunctionKey } from "./business-function.ts";

export interface Industry {
  readonly name: string;
  /** The share of the companies. */
  readonly weight: number;
  /** The last words of company names. */
  readonly suffixes: readonly string[];
  /** Completes "We ..." in the description of a company. */
  readonly missions: readonly string[];
  readonly specialties: readonly string[];
  /** The business functions of its employees, with their relative frequency. */
  readonly functions: Partial<Readonly<Record<FunctionKey, number>>>;
}

export const industries: readonly Industry[] = [
  {
    name: "Software Development",
    weight: 22,
    suffixes: ["Labs", "Systems", "Software", "Cloud", "Works", "Stack", ""],
    missions: [
      "build developer tools that shorten the way from idea to production",
      "make planning software for teams that ship every week",
      "run the data platform behind several hundred online services",
      "help engineering teams see what their systems are doing",
    ],
    specialties: [
      "Developer tools",
      "Cloud infrastructure",
      "Observability",
      "APIs",
      "Workflow automation",
      "Platform engineering",
    ],
    functions: {
      engineering: 10,
      product: 3,
      data: 3,
      design: 2,
      sales: 3,
      marketing: 2,
      customer_success: 2,
      security: 1,
    },
  },
  {
    name: "Financial Services",
    weight: 9,
    suffixes: ["Capital", "Finance", "Pay", "Bank", "Partners"],
    missions: [
      "give small companies credit decisions in minutes instead of weeks",
      "move payments between banks across Europe in seconds",
      "look after pension savings for 1.2 million people",
      "offer treasury services to mid-sized exporters",
    ],
    specialties: ["Payments", "Credit risk", "Open banking", "Asset management", "Compliance"],
    functions: { finance: 7, engineering: 4, data: 3, sales: 2, legal: 2, operations: 2, product: 2, security: 1 },
  },
  {
    name: "Healthcare Technology",
    weight: 7,
    suffixes: ["Health", "Care", "Medical", "Diagnostics"],
    missions: [
      "bring hospital scheduling and patient messages into one place",
      "help clinics detect heart disease earlier",
      "connect home care teams with the doctors behind them",
    ],
    specialties: [
      "Digital health",
      "Clinical workflows",
      "Medical imaging",
      "Patient engagement",
      "Regulatory affairs",
    ],
    functions: { engineering: 4, research: 4, product: 2, operations: 2, sales: 2, legal: 1, design: 1, data: 2 },
  },
  {
    name: "Logistics and Supply Chain",
    weight: 7,
    suffixes: ["Freight", "Logistics", "Shipping", "Routes", "Haulage"],
    missions: [
      "plan road and rail freight for retailers in eleven countries",
      "track containers from the factory gate to the shop",
      "run same-day delivery with an electric fleet",
    ],
    specialties: ["Route planning", "Last-mile delivery", "Warehousing", "Customs", "Fleet electrification"],
    functions: { operations: 8, engineering: 2, sales: 3, finance: 2, data: 2, people: 1, procurement: 3 },
  },
  {
    name: "Renewable Energy",
    weight: 6,
    suffixes: ["Energy", "Power", "Wind", "Solar", "Grid"],
    missions: [
      "develop and operate wind farms along the northern coasts",
      "balance the grid with batteries the size of a container",
      "finance rooftop solar for housing associations",
    ],
    specialties: ["Wind power", "Battery storage", "Grid balancing", "Project finance", "Heat pumps"],
    functions: {
      operations: 4,
      engineering: 3,
      finance: 3,
      research: 2,
      legal: 1,
      sustainability: 3,
      procurement: 2,
      sales: 1,
    },
  },
  {
    name: "Business Consulting",
    weight: 9,
    suffixes: ["Consulting", "Advisory", "& Partners", "Group"],
    missions: [
      "help public authorities and banks change how they work",
      "advise owners of family businesses on growth and succession",
      "bring operations, data and people together in large transformations",
    ],
    specialties: ["Strategy", "Change management", "Operations", "Digital transformation", "Procurement"],
    functions: { consulting: 12, data: 2, people: 2, sales: 2, finance: 1, marketing: 1 },
  },
  {
    name: "Retail and E-commerce",
    weight: 8,
    suffixes: ["Market", "Retail", "Store", "Goods", "Home"],
    missions: [
      "sell furniture that is made to be repaired",
      "run the online shops of forty independent brands",
      "bring second-hand clothes back on the high street",
    ],
    specialties: ["E-commerce", "Merchandising", "Customer experience", "Circular fashion", "Marketplaces"],
    functions: {
      marketing: 4,
      operations: 4,
      engineering: 3,
      data: 2,
      product: 2,
      design: 2,
      procurement: 3,
      finance: 1,
      customer_success: 2,
    },
  },
  {
    name: "Industrial Manufacturing",
    weight: 7,
    suffixes: ["Industries", "Engineering", "Components", "Automation", "Steel"],
    missions: [
      "make bearings and drives for machines that may not stop",
      "automate packaging lines for the food industry",
      "produce low-carbon steel for the car industry",
    ],
    specialties: ["Automation", "Lean production", "Robotics", "Quality management", "Predictive maintenance"],
    functions: {
      operations: 7,
      engineering: 3,
      procurement: 4,
      sales: 3,
      finance: 2,
      research: 2,
      people: 1,
      sustainability: 1,
    },
  },
  {
    name: "Cybersecurity",
    weight: 4,
    suffixes: ["Security", "Shield", "Cyber", "Trust"],
    missions: [
      "watch the networks of critical infrastructure around the clock",
      "make sign-in safe without passwords",
      "test the defences of banks and energy companies",
    ],
    specialties: ["Threat detection", "Identity", "Penetration testing", "Incident response", "Zero trust"],
    functions: { security: 8, engineering: 5, sales: 3, product: 2, marketing: 1, customer_success: 1 },
  },
  {
    name: "Marketing and Advertising",
    weight: 6,
    suffixes: ["Studio", "Agency", "Media", "Collective", "Brands"],
    missions: [
      "build brands for companies that sell to other companies",
      "plan and measure campaigns without tracking people",
      "make films and stories for companies with something to say",
    ],
    specialties: ["Brand strategy", "Content", "Performance marketing", "Market research", "Film production"],
    functions: { marketing: 9, design: 5, sales: 3, data: 2, product: 1, people: 1 },
  },
  {
    name: "Staffing and Recruiting",
    weight: 4,
    suffixes: ["Talent", "Search", "People", "Recruitment"],
    missions: [
      "find engineers and technical leaders for growing companies",
      "place interim managers when it has to be quick",
      "help employers hire on skills instead of titles",
    ],
    specialties: ["Executive search", "Technical recruiting", "Interim management", "Employer branding"],
    functions: { people: 12, sales: 4, marketing: 2, consulting: 1 },
  },
  {
    name: "Biotechnology",
    weight: 4,
    suffixes: ["Bio", "Therapeutics", "Genomics", "Biosciences"],
    missions: [
      "develop treatments for rare diseases of the immune system",
      "make enzymes that replace chemicals in the textile industry",
      "sequence tumours so that therapies fit the patient",
    ],
    specialties: ["Drug discovery", "Genomics", "Clinical trials", "Bioprocessing"],
    functions: { research: 10, operations: 3, legal: 2, data: 2, finance: 1, procurement: 1 },
  },
  {
    name: "Education Technology",
    weight: 4,
    suffixes: ["Learning", "Academy", "Education", "Campus"],
    missions: [
      "teach programming to people who change careers",
      "give teachers a clear view of how each pupil is doing",
      "bring apprenticeships and employers together",
    ],
    specialties: ["Online learning", "Curriculum design", "Apprenticeships", "Assessment"],
    functions: { product: 3, engineering: 3, design: 3, marketing: 3, customer_success: 3, sales: 2, research: 1 },
  },
  {
    name: "Telecommunications",
    weight: 3,
    suffixes: ["Telecom", "Networks", "Mobile", "Fibre"],
    missions: ["lay fibre where others stopped", "run private mobile networks for ports and factories"],
    specialties: ["5G", "Fibre", "Private networks", "Network operations"],
    functions: { engineering: 6, operations: 4, sales: 4, customer_success: 2, finance: 2, legal: 1, security: 1 },
  },
];
