import { list, titles, type BusinessFunction } from "./business-function.ts";

/** Business functions in sales, purchasing, operations and administration. */
export const commercialFunctions = {
  sales: {
    roles: list("Account Executive, Account Manager, Sales Development Representative, Solutions Engineer"),
    titles: titles(
      "Sales Manager, Head of Sales",
      "Director of Sales, Regional Sales Director",
      "VP of Sales",
      "Chief Revenue Officer",
      "Enterprise {role}, Strategic {role}",
    ),
    skills: list(
      "B2B Sales, Negotiation, Account Management, Forecasting, Prospecting, Enterprise Sales, CRM, Value Selling, Public Speaking, Partnerships",
    ),
    fields: list("Business Administration, Economics, Communication"),
    does: [
      "help buyers make a decision they can defend a year later",
      "like first meetings in which the customer talks most of the time",
      "sell to people who have been disappointed by software before",
      "work with partners as if they were on the payroll",
    ],
  },
  marketing: {
    roles: list("Marketing Manager, Content Strategist, Growth Marketer, Product Marketing Manager, Brand Manager"),
    titles: titles(
      "Head of Marketing, Head of Content",
      "Director of Marketing",
      "VP of Marketing",
      "Chief Marketing Officer",
      "Lead {role}, Principal {role}",
    ),
    skills: list(
      "Content Strategy, Positioning, SEO, Copywriting, Market Research, Demand Generation, Branding, Marketing Analytics, Event Management, Storytelling",
    ),
    fields: list("Marketing, Journalism, Communication, Psychology"),
    does: [
      "write about complicated products in plain words",
      "would rather have one campaign that people remember than ten that are optimized",
      "turn customer interviews into positioning, and positioning into pages that sell",
      "build communities around subjects, not around brands",
    ],
  },
  customer_success: {
    roles: list("Customer Success Manager, Support Engineer, Implementation Consultant"),
    titles: titles(
      "Customer Success Team Lead, Head of Customer Success",
      "Director of Customer Success",
      "VP of Customer Success",
      "Chief Customer Officer",
    ),
    skills: list(
      "Onboarding, Customer Retention, Training, Account Planning, Technical Support, Project Management, SaaS, Communication",
    ),
    fields: list("Business Administration, Information Systems, Languages"),
    does: [
      "make sure that what was promised is what arrives",
      "read support tickets as if they were product research",
      "help customers reach the first useful result in their first week",
    ],
  },
  people: {
    roles: list("Recruiter, Technical Recruiter, HR Business Partner, Talent Acquisition Partner"),
    titles: titles(
      "Talent Acquisition Manager, Head of People",
      "Director of People",
      "VP of People",
      "Chief People Officer",
      "Lead {role}, Principal {role}",
    ),
    skills: list(
      "Technical Recruiting, Interviewing, Employer Branding, Sourcing, Onboarding, Coaching, Labour Law, Compensation, Diversity and Inclusion, Leadership Development",
    ),
    fields: list("Psychology, Human Resources, Sociology"),
    does: [
      "find engineers who were not looking, and tell them the truth about the job",
      "help managers have the conversation they have been putting off",
      "build hiring processes that candidates recommend even after a no",
      "believe that onboarding starts with the signature",
    ],
  },
  finance: {
    roles: list("Financial Analyst, Controller, Accountant, Risk Analyst, Treasury Analyst"),
    titles: titles(
      "Finance Manager, Head of Controlling",
      "Finance Director",
      "VP of Finance",
      "Chief Financial Officer",
      "Lead {role}, Principal {role}",
    ),
    skills: list(
      "Financial Modeling, Budgeting, IFRS, Risk Analysis, Reporting, Treasury, Mergers and Acquisitions, Excel, Auditing, Valuation",
    ),
    fields: list("Finance, Economics, Accounting"),
    does: [
      "explain numbers to people who do not like numbers",
      "close the books in four days and use the rest of the month for questions",
      "work on the decisions that a budget hides",
    ],
  },
  operations: {
    roles: list(
      "Operations Manager, Supply Chain Planner, Logistics Coordinator, Production Engineer, Project Manager",
    ),
    titles: titles(
      "Head of Operations, Plant Manager",
      "Director of Operations",
      "VP of Operations",
      "Chief Operating Officer",
      "Lead {role}, Principal {role}",
    ),
    skills: list(
      "Lean Management, Supply Chain, Process Improvement, Project Management, Logistics, Quality Management, Planning, Six Sigma, Change Management, Negotiation",
    ),
    fields: list("Industrial Engineering, Logistics, Mechanical Engineering"),
    does: [
      "keep things moving when the plan has stopped being true",
      "spend a day a month on the floor, because that is where the answers are",
      "make processes so clear that they survive a holiday",
    ],
  },
  procurement: {
    roles: list("Buyer, Category Manager, Sourcing Specialist"),
    titles: titles(
      "Procurement Manager, Head of Procurement",
      "Director of Procurement",
      "VP of Procurement",
      "Chief Procurement Officer",
      "Lead {role}, Strategic {role}",
    ),
    skills: list(
      "Strategic Sourcing, Contract Negotiation, Supplier Management, Category Management, Cost Analysis, Sustainability Reporting",
    ),
    fields: list("Business Administration, Industrial Engineering, Law"),
    does: [
      "build supplier relations that survive a bad quarter",
      "ask the third question in a negotiation",
      "buy less, better and with fewer kilometers behind it",
    ],
  },
  legal: {
    roles: list("Legal Counsel, Compliance Officer, Privacy Counsel"),
    titles: titles(
      "Legal Manager, Head of Compliance",
      "Director of Legal Affairs",
      "VP of Legal",
      "General Counsel",
      "Lead {role}, Principal {role}",
    ),
    skills: list(
      "Contract Law, GDPR, Compliance, Intellectual Property, Regulatory Affairs, Negotiation, Corporate Governance",
    ),
    fields: list("Law, European Law"),
    does: [
      "answer with yes and how, as often as the law allows",
      "write contracts that both sides understand without calling me",
    ],
  },
  consulting: {
    roles: list("Consultant, Management Consultant, Business Analyst, Technology Consultant"),
    titles: titles(
      "Engagement Manager, Practice Manager",
      "Director, Practice Director",
      "Partner",
      "Managing Partner",
      "Lead {role}, Principal {role}",
    ),
    skills: list(
      "Strategy, Change Management, Workshop Facilitation, Business Analysis, Presentation, Stakeholder Management, Process Improvement, Digital Transformation",
    ),
    fields: list("Business Administration, Economics, Industrial Engineering"),
    does: [
      "help organizations do the thing they already decided to do",
      "draw the map, find the three decisions that matter and leave",
      "work with public authorities that want to become quicker",
    ],
  },
  research: {
    roles: list("Research Scientist, Process Engineer, Clinical Research Associate, Laboratory Scientist"),
    titles: titles(
      "Research Manager, Head of Research",
      "Director of Research",
      "VP of Research and Development",
      "Chief Scientific Officer",
      "Principal {role}, Lead {role}",
    ),
    skills: list(
      "Experimental Design, Bioinformatics, Clinical Trials, Scientific Writing, Materials Science, Data Analysis, Regulatory Affairs, Molecular Biology",
    ),
    fields: list("Biotechnology, Chemistry, Physics, Medicine"),
    does: [
      "run experiments that are allowed to fail",
      "work on the long way from a result to a treatment",
      "translate between the laboratory and everybody else",
    ],
  },
  sustainability: {
    roles: list("Sustainability Analyst, Sustainability Manager, Climate Consultant"),
    titles: titles(
      "Head of Sustainability",
      "Director of Sustainability",
      "VP of Sustainability",
      "Chief Sustainability Officer",
      "Lead {role}, Principal {role}",
    ),
    skills: list(
      "Carbon Accounting, Life Cycle Assessment, CSRD Reporting, Circular Economy, Energy Management, Stakeholder Engagement",
    ),
    fields: list("Environmental Science, Energy Engineering"),
    does: [
      "count emissions where they happen, which is rarely where they are reported",
      "turn reporting duties into decisions about machines, routes and buildings",
    ],
  },
} as const satisfies Record<string, BusinessFunction>;
