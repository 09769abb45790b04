import { list, titles, type BusinessFunction } from "./business-function.ts";

/** Business functions in engineering, data, product, design and security. */
export const technicalFunctions = {
  engineering: {
    roles: list(
      "Backend Engineer, Frontend Engineer, Platform Engineer, Site Reliability Engineer, Software Engineer, Mobile Engineer, Embedded Engineer, Test Engineer",
    ),
    titles: titles(
      "Engineering Manager, Head of Platform",
      "Director of Engineering, Director of Platform Engineering",
      "VP of Engineering",
      "Chief Technology Officer",
    ),
    skills: list(
      "TypeScript, Go, Kubernetes, PostgreSQL, Distributed Systems, Java, Python, React, Terraform, System Design, Observability, API Design, Rust, CI/CD, Mentoring, Kafka",
    ),
    fields: list("Computer Science, Software Engineering, Electrical Engineering"),
    does: [
      "build systems that other teams can rely on without asking",
      "like slow migrations, fast tests and boring deployments",
      "spend most of my time on the parts of a system that nobody sees until they fail",
      "care about interfaces: between services, and between the people who run them",
    ],
  },
  data: {
    roles: list("Data Engineer, Data Scientist, Data Analyst, Machine Learning Engineer, Analytics Engineer"),
    titles: titles("Data Manager, Head of Analytics", "Director of Data", "VP of Data", "Chief Data Officer"),
    skills: list(
      "SQL, Python, dbt, Machine Learning, Statistics, Data Modeling, Apache Spark, Experimentation, Forecasting, Airflow, Data Visualization, PyTorch",
    ),
    fields: list("Statistics, Mathematics, Computer Science, Physics"),
    does: [
      "turn questions into measurements that people trust",
      "build the tables that the rest of the company argues with",
      "work where statistics meets a decision that has to be made on Friday",
      "make models that are simple enough to be switched on",
    ],
  },
  product: {
    roles: list("Product Manager, Product Owner, Technical Product Manager"),
    titles: titles(
      "Group Product Manager, Head of Product",
      "Director of Product",
      "VP of Product",
      "Chief Product Officer",
    ),
    skills: list(
      "Product Strategy, Roadmapping, User Research, Experimentation, Stakeholder Management, Pricing, Discovery, Analytics, B2B SaaS, Prioritization",
    ),
    fields: list("Industrial Engineering, Business Administration, Interaction Design"),
    does: [
      "help teams say no to good ideas for the sake of better ones",
      "start with what people do today instead of what they say they want",
      "write short documents and run small experiments",
      "work on products that people use eight hours a day",
    ],
  },
  design: {
    roles: list("Product Designer, UX Designer, Service Designer, Brand Designer"),
    titles: titles("Design Manager, Head of Design", "Director of Design", "VP of Design", "Chief Design Officer"),
    skills: list(
      "Interaction Design, Design Systems, Prototyping, User Research, Accessibility, Figma, Typography, Service Design, Workshop Facilitation",
    ),
    fields: list("Interaction Design, Industrial Design, Cognitive Science"),
    does: [
      "design tools for people who have other things to think about",
      "prototype early and throw most of it away",
      "believe that accessibility is a property of the work, not a phase",
      "make complicated work look like the next obvious step",
    ],
  },
  security: {
    roles: list("Security Engineer, Security Analyst, Penetration Tester, Security Architect"),
    titles: titles(
      "Security Operations Manager, Head of Security",
      "Director of Information Security",
      "VP of Security",
      "Chief Information Security Officer",
    ),
    skills: list(
      "Threat Modeling, Incident Response, Identity and Access Management, Cloud Security, Penetration Testing, ISO 27001, Cryptography, Zero Trust, Risk Management",
    ),
    fields: list("Computer Science, Information Security"),
    does: [
      "make the safe way the easy way",
      "help teams find the weak spot before somebody else does",
      "write incident reports that people read to the end",
    ],
  },
} as const satisfies Record<string, BusinessFunction>;
