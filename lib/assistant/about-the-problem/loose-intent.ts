import type { Intent } from './intent'

export type LooseIntent =
  | Exclude<Intent, 'check-line' | 'where-from' | 'explain-line' | 'own-answer' | 'why'>
  | 'again'
  | 'asked'
  | 'full-solution'
  | 'complaint'
  | 'noted'

const whole = (words: string): RegExp => new RegExp(String.raw`\b(?:${words})\b`)
const only = (words: string): RegExp => new RegExp(String.raw`^(?:(?:${words})[\s,.!?]*)+$`)
const ask = 'do|de|dedo|dijiye|bata|batao|batado|bta|btao|tell|give|show|want|need|chahiye|dikhao|dikha|send'

/** "What is given", "what do I have to find", "question ka matlab": of the question itself, not of the exam. */
const ofTheQuestion =
  /^(?!.*\b(?:exams?|boards?|papers?|chapter|usually|often|years?)\b).*(?:\b(?:what|kya|wat)\b.*\b(?:asked|asking|to be found|to find|(?:have|need|supposed) to (?:find|prove|show|calculate)|(?:is|are|was|hai) given(?! by\b| that\b)|given hai|(?:find|prove|nikal|calculate) karna|nikal(?:na|ni)|(?:puch|pucha|puchh|pooch|poocha|maang|mang)\w*)\b|\b(?:meaning of|explain) (?:the |this )?(?:question|problem|sum)\b|\b(?:question|sawal|problem) (?:ka matlab|ki meaning|ka meaning|samjhao|samjha do|samjha dijiye|explain kar\w*|kya (?:bol|keh|kah|puch|pooch|maang|mang)\w*)|\bwhat does (?:the|this) (?:question|problem) (?:mean|say|ask|want)\b)/

/** What a message wants that no reader understood word by word: signs in it, all of which must be there; the first row that fits counts. */
const rows: readonly (readonly [LooseIntent, ...RegExp[]])[] = [
  [
    'noted',
    only(
      'ok|okay|k|hmm+|got it|acha+|achha|accha|thik hai|theek hai|thik h|samajh (?:aa? )?(?:gaya|gayi|gya)|understood|now i understood|i understood|ty|ohh?|yes|haan|done|nice|great|cool|bye|gn|good night|i see|now|thanks|thanku',
    ),
  ],
  ['asked', ofTheQuestion],
  ['hint', whole('hints?|clue')],
  [
    'complaint',
    /\b(?:your|yours|app|page|site|answer key|key|book|question|figure|teacher)\b.*\b(?:wrong|bekar|not (?:showing|visible|working|correct|right)|adhura|incomplete)\b/,
  ],
  [
    'complaint',
    /\boption [a-d] is also\b|\bfix it\b|\bcheck your (?:page|key|app)\b|\byou didn't answer\b|\bmarking it\b/,
  ],
  ['complaint', /\b(?:typed|wrote|gave)\b.*\b(?:correct|right)\b.*\bwrong\b/],
  ['marks', whole('marks?'), whole('kitne|how many|cut|deduct(?:ed)?|get|carry|worth|\\d|ka')],
  ['chapter', /\b(?:konsa|which|kis|what) (?:ch|chapter|lesson|topic|exercise)\b|\bchapter name\b|\bsyllabus\b/],
  [
    'again',
    whole('simple words|simple language|simply|easy (?:way|words|language)|easier (?:way|words)|hindi|hinglish'),
  ],
  ['another', whole('next (?:question|sum|problem|one)|(?:give|with) (?:me )?an example')],
  ['harder', whole('too easy|very easy|harder|tougher|hots|challenge')],
  [
    'harder',
    whole('mushkil|hard|tough|difficult'),
    whole(`${ask}|one|level|wala|wali`),
    /^(?!.*\b(?:too|bahut|very|so) )/,
  ],
  ['easier', whole('easier|easy|aasan|asaan|asan|simpler|simple'), whole(`${ask}|one|wala|wali|sum|question`)],
  [
    'full-solution',
    whole('pura|full|whole|complete|detailed|entire|all the|start se end'),
    whole('solution|steps?|sum|method|working|solve|kar|karke|samjhao|answer'),
  ],
  ['full-solution', whole('pura|full|whole|complete'), whole(ask)],
  ['mistake', whole('wrong|mistake|galti|error'), whole('my|mera|meri')],
  ['answer', /^(?:the |final )?answer[\s.!?]*$|\bgive up\b|\bwhich option is (?:correct|right)\b/],
  ['answer', whole('answer'), whole(`${ask}|what is|kya hai|see|match|seedha`)],
  ['again', whole('again|phir se|fir se|dobara|once more|repeat')],
  ['another', whole('aisa hi|same type|ek aur|one more|another|similar|next question|dusra question|new question')],
  [
    'next-line',
    whole(
      'next|aage|iske baad|uske baad|ab kya|now what|what now|then|after (?:this|that|it|finding|step)|comes after|what (?:to|should i|do i) do (?:now|next|after)|now what to do|baad',
    ),
  ],
  [
    'hint',
    whole(
      "hint|clue|stuck|help|idea|point me|how to (?:start|begin)|shuru|kaise (?:karna|kare|karu|hoga|karte|solve)|no idea|don't know|not getting what to do|what to do|(?:pata|samajh) nahi",
    ),
  ],
  [
    'again',
    whole(
      "still (?:don't|didn't|not|confused)|don't (?:get|understand)|nahi samajh\\w*|what do you mean|not clear|matlab|aisa kyu|kyu kiya|explain|samajh nahi|samjhao",
    ),
  ],
  ['mistake', whole('wrong|mistake|galti|error'), whole('why|y|my|mera|kyu|kyun|kaha|showing|bata|what|still|it')],
  ['rule', whole('formula|rule|theorem|identity|method|concept|shortcut|tarika|trick')],
]

/** Signs that are plainer than any word by itself: "next question" is no next step, "is it a 2 mark question" no answer of the student's. */
const plain: Partial<Record<LooseIntent, RegExp>> = {
  complaint: /^\D*$/,
  asked: ofTheQuestion,
  marks: /\b(?:cut|deduct(?:ed)?|skip|marks? question|marks? if|step marks?)\b/,
  'full-solution': /\b(?:full|complete|whole|entire|pura|all the)\b/,
  another: /\b(?:next (?:question|sum|problem)|example)\b/,
  harder: /\b(?:too|very) easy\b/,
  'next-line': /\b(?:done with|finished|completed|comes after|after step)\b/,
}

/** Whether it is told so plainly that it goes before all other readings. */
export const isPlainly = (intent: LooseIntent, words: string): boolean => plain[intent]?.test(words) === true

/** What a message in plain words wants of the open problem, by its signs alone. */
export const looseIntentOf = (words: string): LooseIntent | null =>
  rows.find(([, ...signs]) => signs.every((sign) => sign.test(words)))?.[0] ?? null
