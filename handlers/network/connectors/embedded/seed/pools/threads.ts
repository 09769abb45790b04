import { thread, type Thread } from "./thread.ts";

/** Conversations of two connections. */
export const directThreads: readonly Thread[] = [
  thread(
    "meetup",
    `
    a[0-0]: Hi {b}, are you coming to the {subject} meetup next week? We could have a coffee before it starts. | Hello {b}! I saw that you signed up for the {subject} meetup. Shall we meet half an hour earlier?
    b[1-9]: Yes, I will be there. Half past five at {place}? | I am! Coffee sounds good. There is {place} around the corner.
    a[0.2-5]: Perfect. I am bringing a colleague who has just started with {subject}, I hope that is fine. | Good, {place} it is. I have a question about your last post, so be warned.
    b[0.3-8]: Of course. See you on {day}. | Sure, the more the better. See you on {day}!
    a[20-60]: That was a good evening. Thank you for the introduction to your team. | Thank you for yesterday, {b}. I wrote down three things to try.
    b[2-20]: Likewise! Send me the notes when you have them, I left too early for the last talk. | I enjoyed it as well. Let us do that every time.
    `,
  ),
  thread(
    "recruiting",
    `
    a[0-0]: Hi {b}, we are looking for somebody who knows {subject} well, and your name came up twice this week. Would you be open to a talk? No process, just half an hour. | Hello {b}, {a} from {a_company}. We are building a small team around {subject}. I know that you get many of these, so: one question, and you may say no.
    b[3-40]: Hi {a}, thank you for writing. I am happy where I am, but I am curious. What is the problem you want to solve? | Thanks, {a}. I am not looking at the moment, but tell me what the role is about, and the range, please.
    a[1-10]: Three teams that build the same thing three times, and a deadline that is real. The range is in the advert, and it is not the usual joke. | The honest version: the system works, the people who understand it are tired. We want somebody who makes it dull again. The range is on the page, I will send the link.
    b[4-30]: That sounds more interesting than most. Does {day} at {time} work for you? | All right, I am intrigued. {day} at {time}?
    a[0.5-6]: {day} at {time} works. I will send an invitation. | Yes. Our lead will join for ten minutes, if you do not mind.
    b[24-90]: Thank you for the talk. I need the weekend to think about it. | That was a good conversation. I have two more questions, mostly about on-call.
    a[2-20]: Of course, take the time you need. | Ask away, I would rather have hard questions now.
    b[60-140]: I have decided to stay, for now. But I would like to stay in touch, and I know somebody you should meet. | I would like to go on. What is the next step?
    a[1-8]: That is fair, and thank you for the recommendation. I will buy the coffee. | A morning with the team, paid. I will send you two dates, and thank you!
    `,
  ),
  thread(
    "sales",
    `
    a[0-0]: Hi {b}, I read your post about {subject}. We help teams with exactly that at {a_company}. May I send you a page with what we have learnt? | Hello {b}, your comment about {subject} made me think. We had three customers with the same problem this spring. Would it help to hear how they solved it?
    b[5-48]: Hi {a}. A page is fine, a demo is not, at least not yet. | Send the page, please. I will read it on the train.
    a[1-6]: Here it is, one page, no form: what it solves, what it does not, and the price. | Done, it is in your mail. The second paragraph is the one that matters.
    b[20-80]: I have read it. Two questions: how long does it take until it is useful, and who has to do the work at our end? | Thanks. It is clearer than most. What does it cost when we grow by half?
    a[1-8]: About three weeks, with one person of yours for two days a week. I can connect you with somebody in your trade who has just been through it. | It grows with the teams, not with the people, so by about a fifth. I have put the calculation into the document.
    b[3-30]: That would help. Let us talk on {day} at {time}, and please bring somebody who builds it. | Good. {day} at {time}, half an hour, and then I will know whether I bring it to the others.
    a[0.3-5]: With pleasure. I will bring our lead engineer and no slides. | Noted: half an hour, no slides.
    b[26-70]: Useful call. I will take it to the budget round, so do not expect anything before the end of the month. | Thank you for the honest answers. We will start with one team.
    a[100-190]: Hi {b}, the month is nearly over. Is there anything I can prepare for your budget round? | Hello {b}, a short question: has there been a decision?
    `,
  ),
  thread(
    "advice",
    `
    a[0-0]: Hi {b}, may I ask for your advice? I have been offered the step to lead a team, and I do not know whether I want it. | Hello {b}, you have done what I am about to do, so: what would you ask before you move from {a_title} to something with people?
    b[2-26]: Of course. First question: what do you do on the days you enjoy most? | Happy to. Who would be your manager, and have you seen them handle a bad week?
    a[1-10]: The days on which somebody comes with a tangle and leaves with a plan. Less the code than I expected, to be honest. | I have, once. It was calm. And the days I like are those on which I help somebody else.
    b[1-9]: Then you have your answer, I think. Ask for a year, and for a way back that is written down. | That is a very good sign. Ask how they will know that you do well, and write down the answer.
    a[12-60]: I asked. They said yes to the way back. I start in a month. | I had that talk yesterday. They had not thought about it, and now they do. Thank you, {b}.
    b[1-14]: Congratulations! Write to me after your first difficult week. There will be one, and it is fine. | Wonderful. Let us talk again in three months, I will put it into the calendar.
    `,
  ),
  thread(
    "project",
    `
    a[0-0]: Hi {b}, here is the summary of today: two decisions, one open question, and the open question is yours. | Hello {b}, thanks for today. I have put the notes into the shared folder. Could you look at the part about {subject}?
    b[1-7]: Thank you. I will look at it tomorrow morning and answer in the document. | Will do. I think we need one more person from your side for it.
    a[0.5-5]: Tomorrow is fine. We need it by {day}. | Agreed. I will ask, and come back to you by {day}.
    b[16-30]: Done. I have changed one number in the plan, please check whether you can live with it. | I have answered in the document. The short version: yes, but not in the first step.
    a[1-6]: I can live with it. I will tell the others that we stay with the date. | That is what I hoped. I will move it to the second step.
    b[40-110]: A short note: the first part went live this morning, without a single call. | The test with the first team went well. Two small things, both ours.
    a[0.3-6]: Great news! I will pass it on. | Very good. Shall we show it to the others on {day}?
    b[1-9]: Please do. And thank you for keeping the scope small, it saved us. | Yes, and I would let the team show it.
    `,
  ),
  thread(
    "congratulations",
    `
    a[0-0]: Congratulations on the new role, {b}! {b_company} is lucky. | I just read your news, {b}. Congratulations! How are the first weeks?
    b[3-50]: Thank you, {a}! The first weeks are names, acronyms and very good coffee. | Thanks! I understand about half of it so far, which is more than I expected.
    a[1-20]: That sounds about right. What will you start with? | Half is a lot. Let us have lunch when you can see the ground again.
    b[4-40]: With listening, for a month. Then with {subject}, because everybody mentions it. | Gladly. In a month, at {place}?
    a[1-12]: Good plan. Write when you need a second opinion. | In a month, at {place}. I will put it into the calendar.
    `,
  ),
  thread(
    "speaker",
    `
    a[0-0]: Hi {b}, we are putting together a small conference about {subject}. Eighty people, one track. Would you tell the story from your last post? | Hello {b}, your post about {subject} has to become a talk. We have a slot of 25 minutes in autumn. Interested?
    b[8-60]: I am honored, and a little afraid. When is it, and what should the audience leave with? | That sounds good. Does it have to be a success story?
    a[1-9]: It is on a {day}, and they should leave with one thing they can try the week after. | Please, no. The stories that went wrong are the ones people remember.
    b[3-30]: Then I am in. I will send a title and three sentences by the weekend. | Then I have one for you. I need to ask my team whether I may tell it.
    a[1-8]: Wonderful. We pay for travel and the hotel, and there is a dinner the evening before. | Of course. Take a week.
    b[40-120]: Here is the title: what we stopped doing. I hope that it is not too short. | They said yes, if I leave out one name. Deal?
    a[1-10]: It is perfect. The program goes online on {day}. | Deal. Thank you, {b}, and thank your team.
    `,
  ),
  thread(
    "introduction",
    `
    a[0-0]: Hi {b}, you know a good many people around {subject}. Could you introduce me to somebody who has done it in a company of our size? | Hello {b}, I am looking for somebody to compare notes with on {subject}. Does anybody come to mind?
    b[2-30]: Somebody does. Let me ask whether it is fine, I will come back to you. | Two people do. One talks a lot, one knows a lot. Which one do you need?
    a[0.5-8]: Thank you, there is no hurry. | The one who knows, please!
    b[20-70]: It is fine. I have written to you both. | I thought so. You have a mail with the two of you in it.
    a[30-120]: We talked for an hour, and it saved us a month. Thank you, {b}. | That was exactly the right person. I owe you a coffee.
    b[1-15]: I am glad. Pass it on when somebody asks you. | I take mine black.
    `,
  ),
  thread(
    "mentoring",
    `
    a[0-0]: Hello {b}, I started in {subject} last year, and I read everything you write. Would you have half an hour for three questions? | Hi {b}, we met briefly after your talk. You said that one should just ask, so I am asking: would you look at my plan for the next year?
    b[6-70]: Hi {a}, gladly. Send me the questions beforehand, then we use the time better. | I did say that. Send it over, I will read it by {day}.
    a[1-12]: Here they are: what should I learn next, what should I stop learning, and how do I know that I am getting better? | Here it is, one page. The part I am least sure about is at the end.
    b[14-60]: These are good questions. {day} at {time}? I will call you. | I have read it. It is a good plan for two years. Choose half of it and it is a good plan for one.
    a[0.5-6]: {day} at {time} is perfect, thank you! | That is a relief, to be honest. Which half would you choose?
    b[24-60]: I enjoyed that. Your homework: show somebody something unfinished this week. | The half that scares you. The other half you will learn anyway.
    a[90-200]: I did my homework. They found two mistakes and liked the rest. | Three months later: I chose the half that scared me. It was the right one.
    `,
  ),
  thread(
    "reference",
    `
    a[0-0]: Hi {b}, short question: you worked with {subject} at your last company. Would you do it the same way again? | Hello {b}, we are deciding about {subject} this month. What do you wish somebody had told you before?
    b[2-40]: Mostly, yes. I would start with one team instead of five, and I would write down beforehand when we stop. | That the tool is a fifth of it. The rest is who may decide, and nobody had asked.
    a[1-12]: That is very helpful. Who decided in the end? | Thank you. How long did it take until it was better than before?
    b[2-24]: Nobody, for half a year, and that is my whole point. | Four months. For two of them it was worse, and I would say so at the beginning.
    a[1-20]: Point taken. I owe you one. | I will say exactly that tomorrow. Thank you, {b}.
    `,
  ),
];

/** InMails: `a` does not know `b`. */
export const inmailThreads: readonly (Thread & { readonly subject: string })[] = [
  {
    subject: "A question about {subject}",
    ...thread(
      "inmail_question",
      `
      a[0-0]: Hello {b}, we do not know each other. I lead a team at {a_company} that works on {subject}, and your name came up as somebody who has done it before. Would you answer one question by message? | Dear {b}, I found your profile while looking for people with experience in {subject}. We are at the beginning, and half an hour with you would save us weeks. May I call you?
      b[10-90]: Hello {a}, one question is fine. Ask. | Hi {a}, a call is difficult this month, but write to me and I will answer.
      a[1-20]: Thank you! What would you not do again? | That is kind. How did you get the teams to take part?
      b[12-80]: Start everywhere at once. One team, one month, then the next. | By asking what they would never miss, and removing that first.
      `,
    ),
  },
  {
    subject: "{b_title} at {a_company}",
    ...thread(
      "inmail_role",
      `
      a[0-0]: Hello {b}, {a_company} is looking for a {b_title}. Remote, a team of seven, and the salary is in the advert. If it is of interest, I will tell you more; if not, I will not write again. | Dear {b}, I am hiring for a role close to what you do at {b_company}. Three sentences about it, if I may: small team, old system, real freedom.
      b[20-120]: Thank you, {a}. Not at the moment, but please keep me in mind next year. | Hello {a}, you may tell me more. Which problem would I work on?
      a[3-40]: I will, thank you for the quick answer. | The one nobody has wanted to own for two years. I think you would like it.
      `,
    ),
  },
];

/** Conversations of groups; the creator starts. */
export const groupThreads: readonly { readonly title: string; readonly lines: readonly string[] }[] = [
  {
    title: "Meetup organizers",
    lines: [
      "Hello all, this is for everything about the next meetup, so that it does not get lost in mail.",
      "We have a room for sixty, with a screen that works. I tried it myself.",
      "I can ask two speakers. One on incidents, one on hiring?",
      "Both good. Please ask them for stories, not for slides.",
      "One of them has said yes. The other one is thinking.",
      "Who takes care of the food? Last time we had too much cake and nothing else.",
      "I do. There will be soup.",
      "Sign-up is open: thirty within an hour.",
      "Then we should stop advertising it. Well done, everybody.",
    ],
  },
  {
    title: "Platform book club",
    lines: [
      "Welcome to the book club. One book in six weeks, and nobody has to finish it.",
      "I vote for something short.",
      "I vote for something old. The new ones quote the old ones anyway.",
      "Short and old, then. I will send three proposals.",
      "I have read the first chapter on the train. I already disagree with it, which is a good sign.",
      "Chapter four describes our last reorganization, with the names changed.",
      "Shall we talk about it on Thursday, at half past four?",
      "I will be there, with notes.",
    ],
  },
  {
    title: "Conference in autumn",
    lines: [
      "Who is going to the conference in autumn? I would like to share a train.",
      "I am, if my talk is accepted.",
      "Me too. There is an early one on the Wednesday that is still cheap.",
      "Then let us take that one. I will book four seats at a table.",
      "Talk accepted! Now I have to write it.",
      "Congratulations! We will be your test audience on the train.",
      "Deal. Four hours should be enough for three rehearsals.",
    ],
  },
];

/** Places of meetings. */
export const meetingPlaces: readonly string[] = [
  "the café by the station",
  "the bakery on the corner",
  "the library café",
  "the place with the green door",
  "the lobby",
];

/** The conversation with Ana in the demo story, oldest first; `a` is Ana, `b` the owner. */
export const anaThread: Thread = thread(
  "ana",
  `
  b[0-0]: Hello Ana, thank you for the talk in Lisbon. The part about service ownership was the best I have heard on it.
  a[3-3]: Thank you, Maya! It took us two years and one very bad Friday to get there.
  b[2-2]: May I borrow the one-owner table for our planning? With your name under it, of course.
  a[1-1]: Please do. I will send you the template, it has a column that we added later: who is asked when the owner is away.
  b[19-19]: It worked. Eleven services without an owner in the morning, three in the evening.
  a[2-2]: That is better than our first day. What did the last three have in common?
  b[1-1]: All written by people who left. We will put them to sleep one by one.
  a[44-44]: I have an idea for the platform summit: we tell it together, your side and ours. Twenty minutes, no slides.
  b[4-4]: I like it. When do they need an answer?
  a[20-20]: By the end of next week. I have a first outline.
  a[0.2-0.2]: Does Tuesday work for a call, half past two your time? Otherwise Wednesday morning.
  `,
);
