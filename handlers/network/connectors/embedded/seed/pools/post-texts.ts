/** Comments for any post; `{first}` is the first name of the author of the post. */
export const generalComments: readonly string[] = [
  "Thank you for writing this down, {first}.",
  "Well put, {first}. Saved for our next team day.",
  "This matches my experience exactly.",
  "Not sure I agree with all of it, but the last line made me stop.",
  "Sharing this with my team.",
  "{first}, do you have more on this somewhere? A talk, a paper?",
  "I would add one thing: start small, and tell people that you have started.",
  "We are in the middle of this. Ask me again in three months.",
  "Great to see this from somebody who has really done it.",
  "Interesting. It would not work in our sector, or at least I used to think so.",
];

/** Replies of the author to any comment; `{first}` is the first name of the commenter. */
export const generalReplies: readonly string[] = [
  "Thank you, {first}!",
  "Good point, {first}. I had not seen it from that side.",
  "{first}, let us talk. I will send you a message.",
  "Curious to hear how it goes, {first}.",
];

/** First lines of a list of lessons; `{n}` is their number. */
export const listOpenings: readonly string[] = [
  "{n} things I would do again:",
  "What I tell every new colleague:",
  "{n} lessons from this year, in no order:",
  "Short list for the week:",
  "If I had to start over tomorrow:",
];

/** First lines above a link, followed by the headline of the linked page. */
export const linkOpenings: readonly string[] = [
  "Worth ten minutes of your day:",
  "The best piece I have read on this for a long time:",
  "I do not agree with all of it, and still send it to everybody:",
  "We wrote down how we do it:",
];

/** First lines above an image or a document. */
export const imageOpenings: readonly string[] = [
  "A good day with good people. The photograph does not show the discussion afterwards.",
  "Full room last night. Thank you to everybody who asked a question.",
  "This is what the whiteboard looked like after two hours.",
];
export const documentOpenings: readonly string[] = [
  "Several people asked for the slides. Here they are, with the notes.",
  "Our checklist as a document. Take it, change it, tell me what is missing.",
];

/** Posts of companies; `{company}` is the name, `{city}` the location, `{n}` a number, `{mission}` the mission of the company. */
export const companyPosts: readonly { readonly topic: string; readonly text: string }[] = [
  {
    topic: "hiring",
    text: "We are growing: {n} open positions in {city} and remote. We publish the salary with each of them, and you talk to your future team in the first conversation.",
  },
  {
    topic: "product",
    text: "New today: the change our customers asked for most. It took us {n} interviews to understand what they meant, and two weeks to build it.",
  },
  {
    topic: "leadership",
    text: "Our colleagues in {city} spent Friday without meetings. The result: {n} small repairs, one very good idea, and a request to do it again.",
  },
  {
    topic: "customer_success",
    text: "How long until it is useful? For our newest customer it was {n} days. Read how their team did it, including the two things that went wrong.",
  },
  {
    topic: "sustainability",
    text: "Our yearly figures are out. Energy is down, freight is not. We say what we have planned for it, and who is responsible.",
  },
  {
    topic: "operations",
    text: "{company} now works from a second location. Thank you to the {n} people who packed boxes, cables and a surprisingly large number of plants.",
  },
  {
    topic: "data",
    text: "We {mission}. This year we measured how well we do it, and publish the figures, the bad ones as well.",
  },
  {
    topic: "remote_work",
    text: "Twice a year everybody at {company} meets in {city}. {n} countries, one kitchen, no slides.",
  },
];
