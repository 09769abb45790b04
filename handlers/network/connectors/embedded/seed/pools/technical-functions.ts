import { list, titles, type BusinessFunction } from "./business-function.ts";

/** Business functions in engineering, product and research. */
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
    achievements: [
      "Moved {n} services to one deployment pipeline and cut lead time from days to under an hour.",
      "Took the nightly batch apart into streams; figures that took a night are there in {n} seconds.",
      "Led the on-call rotation of {n} engineers and halved the number of pages within two quarters.",
      "Designed the public API that {n} partners integrate with today.",
      "Replaced a home-grown scheduler; {n} teams moved over without downtime.",
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
    achievements: [
      "Built the forecasting model that plans stock for {n} warehouses.",
      "Brought {n} dashboards down to the nine that are used.",
      "Introduced experiments to the product teams: {n} a quarter, each with a stopping rule.",
      "Made one definition of revenue out of {n}.",
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
    achievements: [
      "Launched the self-service plan; it brings {n} percent of new customers today.",
      "Interviewed {n} customers before the first line of the new onboarding was written.",
      "Closed {n} features that nobody missed.",
      "Took a product from the first pilot to {n} paying customers.",
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
    achievements: [
      "Built the design system that {n} teams use.",
      "Tested with {n} people who use a screen reader and rebuilt the checkout around what we saw.",
      "Cut the sign-up form from {n} fields to four.",
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
    achievements: [
      "Brought phishing-resistant sign-in to {n} hundred colleagues.",
      "Led {n} incident exercises a year, from the board to the service desk.",
      "Took the company through its first ISO 27001 audit with {n} findings, all minor.",
    ],
  },
} as const satisfies Record<string, BusinessFunction>;
