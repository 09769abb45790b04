/** Notes of invitations; `{first}` is the first name of the recipient, `{from}` that of the sender. */
export const invitationNotes: readonly string[] = [
  "Hello {first}, we work on similar problems, and I would like to follow what you do.",
  "Hi {first}, I enjoyed your last post. It would be good to be in touch. {from}",
  "Hello {first}, we met briefly at the conference in spring, you asked the question about ownership.",
  "Hi {first}, a colleague of yours suggested that we talk. No hurry, and no pitch.",
  "{first}, thank you for your comment the other day. It changed our plan.",
];

/** Job titles of members who search. */
export const searcherTitles: readonly string[] = [
  "Technical Recruiter",
  "Talent Acquisition Partner",
  "Engineering Manager",
  "Director of Engineering",
  "Account Executive",
  "Product Manager",
  "Founder",
  "Consultant",
];

/** The text of a job after its first line; `{city}`, `{skills}` and `{n}` are placeholders. */
export const jobBodies: readonly string[] = [
  "You will join a team of {n} in {city}. In your first three months you take over one area, with a colleague next to you who has run it so far.",
  "The team has {n} people and one goal for the year. We work in small steps, write decisions down and meet twice a week.",
  "We are looking for somebody who likes to finish things. The work is varied, the deadlines are real, and nobody is on call alone.",
];
export const jobClosings: readonly string[] = [
  "You know {skills}, or you have learnt something as hard. The salary is in the advert, and three interviews are enough.",
  "What helps: {skills}. What matters more: that you ask early. We answer within two days.",
  "Experience with {skills} is welcome. Remote within two hours of our time zone is fine, if you come to {city} four times a year.",
];
