/** Comments for any post; `{first}` is the first name of the author of the post. */
export const generalComments: readonly string[] = [
  "Thank you for writing this down, {first}.",
  "Well put, {first}. Saved for our next team day.",
  "This matches my experience exactly.",
  "Not sure I agree with all of it, but it made me stop.",
  "Sharing this with my team.",
  "{first}, do you have more on this somewhere? A talk, a paper?",
  "I would add one thing: start small, and say that you have started.",
  "We are in the middle of this. Ask me again in three months.",
  "Great to see this from somebody who has really done it.",
  "Interesting. It would not work in our sector, or at least I used to think so.",
  "I read this twice, and sent it to my manager in between.",
  "How long did it take until the others believed it?",
  "We had the opposite result. I would love to compare notes.",
  "The honest version of this is so rare. Thank you.",
  "Who had to be convinced first?",
  "Same here, about a year behind you.",
  "I wish I had read this in January.",
  "Printed and on the wall.",
  "{first}, this should be a talk.",
  "What did you stop doing to make room for it?",
  "My team laughed out loud, because it is exactly us.",
  "And it works on a small scale too. We are four people.",
  "Would you do it again in the same order?",
  "I disagree, politely. In a regulated business it takes a year longer.",
  "We talked about this at lunch today, what a coincidence.",
  "Simple, and nobody does it.",
  "That took courage, {first}.",
  "Here is somebody who has counted. Thank you.",
  "I have made this mistake twice. Three times, if you ask my colleagues.",
  "Can I quote you on this?",
  "The hard part is the second month, when everybody is busy again.",
  "This is the post I needed before my meeting this afternoon.",
];

/** Comments for any post of a company. */
export const companyComments: readonly string[] = [
  "Congratulations to the whole team.",
  "Well deserved.",
  "Where can I read more about this?",
  "As a customer: I noticed, and I agree.",
  "Good to see a company say this in plain words.",
  "I know some of the people behind this. Well done.",
  "Can one visit you and see it?",
  "More companies should write about this.",
  "Forwarded to our management, with a question mark.",
  "I worked there for three years, and it is just as they say.",
  "Looking forward to the next part.",
  "We would like to do the same. Whom may we ask?",
];

/** Replies of the author to a statement and to a question; `{first}` is the first name of the commenter. */
export const generalReplies: readonly string[] = [
  "Thank you, {first}!",
  "Good point, {first}. I had not seen it from that side.",
  "{first}, let us talk. I will send you a message.",
  "That is a sentence I will borrow, {first}.",
  "That is kind of you, {first}.",
  "I had hoped that you would read this, {first}.",
  "Glad it is not only us.",
  "Coming from you, that means a lot.",
  "{first}, I would like to hear your side of it one day.",
];
export const questionReplies: readonly string[] = [
  "Good question, {first}. The answer is longer than a comment, so I will write it up.",
  "I will send you a message, {first}, it depends on some details.",
  "Honestly, {first}: we are still finding out.",
  "Let me ask the team, they know better than I do.",
  "Short answer: slowly. Long answer: over a coffee, {first}.",
  "That will be my next post, {first}.",
];

/** First lines of a list of lessons; `{n}` is their number, `{subject}` the topic. */
export const listOpenings: readonly string[] = [
  "{n} things I would do again:",
  "What I tell every new colleague:",
  "{n} lessons from this year, in no order:",
  "Short list for the week:",
  "If I had to start over tomorrow:",
  "Notes on {subject}, after a long week:",
  "What I have learned about {subject}:",
  "Somebody asked me about {subject}. My answer was {n} lines:",
  "From my notebook, on {subject}:",
  "Easy to say, hard to do:",
  "Our rules for {subject}, as of today:",
  "Things about {subject} that nobody argues with, and few do:",
  "I keep a list for bad days. Today's entries:",
  "At {company} we wrote {n} sentences on a wall:",
  "My advice on {subject} fits on a card:",
  "Before you start with {subject}:",
];

/** First lines above a link, followed by the headline of the linked page. */
export const linkOpenings: readonly string[] = [
  "Worth ten minutes of your day:",
  "I wrote this up properly, with the figures:",
  "New on our pages, and long overdue:",
  "We wrote down how we do it:",
  "The long version of my talk is online:",
  "A colleague of mine has put it better than I could:",
  "For everybody who asked about {subject}:",
  "Our notes on {subject} are public now:",
  "Two thousand words on {subject}, and no diagram:",
  "This one took us three drafts:",
  "Reading for the train:",
  "{company} has a page on {subject}, and I like it:",
];

/** First lines above an image or a document. */
export const imageOpenings: readonly string[] = [
  "A good day with good people. The photograph does not show the discussion afterwards.",
  "Full room last night. Thank you to everybody who asked a question.",
  "This is what the whiteboard looked like after two hours.",
  "Found on the wall of our kitchen this morning.",
  "Team day. We talked about {subject} for an hour, and about food for two.",
  "One table, nine opinions, and by four o'clock a plan.",
  "My desk after a week of {subject}. The plant is fine.",
  "Yesterday at {company}: no slides, many questions.",
  "We took the train to see how others do it. Worth every hour.",
  "A picture from the workshop on {subject}. I am the one with the marker.",
  "Twelve sticky notes survived. Here they are.",
  "The new colleagues asked for the map, so we drew it.",
  "Somebody took this while I was explaining {subject} with my hands.",
  "Early start, long walk, one decision.",
  "It does not look like much. It took us a quarter.",
  "Good company at the {subject} evening, and good soup.",
];
export const documentOpenings: readonly string[] = [
  "Several people asked for the slides. Here they are, with the notes.",
  "Our checklist as a document. Take it, change it, say what is missing.",
  "Six pages on {subject}, free of charge and of buzzwords.",
  "The template we use at {company}, after the fifth revision.",
  "This is the handout of my talk about {subject}.",
  "I tidied up my notes on {subject}. Perhaps they save you a week.",
  "One page per question, as promised to the people in the back row.",
  "For your next planning round: our worksheet.",
];

/** First lines above a poll, followed by its question. */
export const pollOpenings: readonly string[] = [
  "Help me settle an argument.",
  "I have a guess, and want to know how wrong it is.",
  "One click, and I will share what comes out of it.",
  "A question about {subject} that split our team.",
  "We asked this at {company} and did not believe the result.",
  "No right answers here, only honest ones.",
  "For a talk about {subject} I need your experience.",
  "Curious about the world outside my own office.",
];

/** What members write above a post that they share. */
export const repostOpenings: readonly string[] = [
  "Read this one to the end.",
  "I could not have said it better.",
  "This is the discussion we should have at work.",
  "Sharing this for the last paragraph.",
  "For my colleagues, who know why.",
  "A good example of what I tried to explain last week.",
  "I have been in that room.",
  "Worth sharing, even if I would have done it differently.",
  "More of this, please.",
  "Bookmarked, and passed on.",
  "We have started to do the same.",
  "Please read the comments as well.",
];

/**
 * Posts of companies; `{company}` is the name, `{city}` the location, `{n}` a number, `{mission}` and `{specialty}` the mission
 * and a specialty of the company.
 */
export const companyPosts: readonly { readonly topic: string; readonly text: string }[] = [
  {
    topic: "hiring",
    text: "We are growing: {n} open positions in {city} and remote. We publish the salary with each of them, and you talk to your future team in the first conversation.",
  },
  {
    topic: "hiring",
    text: "Thinking of {company} as your next employer? Come to our open evening in {city}. No recruiters on stage, only people who do the work.",
  },
  {
    topic: "hiring",
    text: "{n} new colleagues started at {company} this month. Each of them has a name, a desk and somebody to ask.",
  },
  {
    topic: "hiring",
    text: "What candidates asked {company} most this year: who decides, what is late, and whether the coffee is good. We answered all three in writing.",
  },
  {
    topic: "product",
    text: "New today: the change our customers asked for most. It took us {n} interviews to understand what they meant, and two weeks to build it.",
  },
  {
    topic: "product",
    text: "{company} has removed a feature. {n} people used it, we called each of them, and all of them have something better now.",
  },
  {
    topic: "product",
    text: "Work in {specialty} at {company} has a new home page. It says what we do in one sentence, and it took us a month to agree on it.",
  },
  {
    topic: "leadership",
    text: "Our colleagues in {city} spent Friday without meetings. The result: {n} small repairs, one very good idea, and a request to do it again.",
  },
  {
    topic: "leadership",
    text: "Who decides what at {company}? It is on one page now, and anybody can read it. The shortest line is the one about the chief executive.",
  },
  {
    topic: "leadership",
    text: "Good news from {company}: three of our team leads work four days a week from now on, and their teams asked for it.",
  },
  {
    topic: "customer_success",
    text: "How long until it is useful? For our newest customer it was {n} days. Read how their team did it, including the two things that went wrong.",
  },
  {
    topic: "customer_success",
    text: "A customer of {company} has been with us for ten years today. We asked what we should stop doing, and wrote it down.",
  },
  {
    topic: "customer_success",
    text: "Support at {company} answers in under {n} minutes on weekdays. On Mondays it was more, so on Mondays we are more.",
  },
  {
    topic: "sustainability",
    text: "Our yearly figures are out. Energy is down, freight is not. We say what we have planned for it, and who is responsible.",
  },
  {
    topic: "sustainability",
    text: "The roof of our building in {city} now covers a third of our power. The other two thirds are the harder part.",
  },
  {
    topic: "sustainability",
    text: "{company} counts its carbon in public. This quarter: {n} percent less than a year ago, and one figure that we got wrong.",
  },
  {
    topic: "operations",
    text: "{company} now works from a second location. Thank you to the {n} people who packed boxes, cables and a surprisingly large number of plants.",
  },
  {
    topic: "operations",
    text: "On time in {city}: nine of ten deliveries, for the first time in a quarter. The tenth one has a name and a plan.",
  },
  {
    topic: "operations",
    text: "Inventory weekend at {company}. Thank you to everybody who counted, and to those who brought the soup.",
  },
  {
    topic: "data",
    text: "We {mission}. This year we measured how well we do it, and publish the figures, the bad ones as well.",
  },
  {
    topic: "data",
    text: "{n} charts, no adjectives: the yearly report of {company} is online.",
  },
  {
    topic: "remote_work",
    text: "Twice a year everybody at {company} meets in {city}. {n} countries, one kitchen, no slides.",
  },
  {
    topic: "remote_work",
    text: "Where do people at {company} work? Half in {city}, half where they like. We asked all of them, and nobody wants to change.",
  },
  {
    topic: "remote_work",
    text: "The office in {city} has a new room: it has a door, a window, and no screen.",
  },
  {
    topic: "career",
    text: "{company} is a place to learn {specialty}. {n} apprentices start in autumn, and each of them picks their first project.",
  },
  {
    topic: "career",
    text: "Ten years at {company}: congratulations to our colleague in {city}, who still asks the best questions in every meeting.",
  },
  {
    topic: "security",
    text: "Yesterday somebody tried to trick {company} by telephone. A colleague hung up and reported it within {n} minutes. This is how it is done.",
  },
  {
    topic: "marketing",
    text: "Come and see us: {company} is at the fair in {city} next week, with {n} colleagues and no prize draw.",
  },
  {
    topic: "sales",
    text: "Our prices at {company} are on the website from today. All of them.",
  },
  {
    topic: "platform",
    text: "An hour of maintenance at {company} took {n} minutes on Sunday. We publish the notes, because others helped us with theirs.",
  },
];
