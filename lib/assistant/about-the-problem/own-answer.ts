const listed = (words: string): readonly string[] => words.trim().split(/\s*\|\s*/)

/** What stands before an answer that a student names: the longest first. */
const leads = listed(
  `is my answer | is the answer | is the correct answer | is the right answer | is the ans | is the correct option | is the right option | is the option | is option |
   my answer is coming | my answer is | my ans is coming | my ans is | my answer was | my answer came | my answer comes as | my answer | my ans |
   the answer is | the answer i got is | answer is | ans is | i think the answer is | i think it is | i think its | i think it's | i think | i got the answer as | i got the answer | i got answer as |
   i got it as | i got | i get | i am getting | i'm getting | im getting | i have got | i've got | i found | i wrote | i put | i chose | i choose | i marked | i selected |
   mera answer hai | mera answer | mera ans | mera jawab | mujhe answer | mujhe | maine likha | maine | it is | is it | its | it's | so is it | so the answer is | we got | we get | why not | why is it not | why isn't it | why can't it be`,
).toSorted((a, b) => b.length - a.length)

/** Words that may stand behind it, and say nothing of what it is. */
const tails = new Set(
  'why is it that this wrong right correct incorrect false true ok okay galat sahi theek thik kyu kyun kyon hai h kya na aaya aya aayi ayi mila mili aa raha rahi likha as my the answer ans but and not isnt how so please plz sir mam ki nahi nhi shown marked showing being come comes coming came out to be option what did i do mistake where went whats wats wat wht whys y yaar yar bro bhai sir maam didi then also still its says say saying shows app kaha kahan kidhar galti hui hua ho gaya kaise explain samjhao batao tell me'.split(
    ' ',
  ),
)

/** The answer that a student names, "2, 3" in "I got 2, 3 why is it wrong?"; null where none is named so. */
export function ownAnswer(text: string): string | null {
  const said = text.trim().replace(/[’]/g, "'")
  const lower = said.toLowerCase()
  const lead = leads.find((one) => lower.startsWith(`${one} `))
  if (lead === undefined) return null
  const words = said.slice(lead.length).trim().split(/\s+/)
  while (words.length > 0 && tails.has(bare(words.at(-1) ?? ''))) words.pop()
  while (words.length > 0 && /^(?:as|option|that|answer|to|be|it|the)$/i.test(words[0] ?? '') && words.length > 1)
    words.shift()
  const own = words.join(' ').replace(/[\s,;?!.:]+$/, '')
  return own === '' ? null : own
}

const bare = (word: string): string => word.toLowerCase().replace(/[^a-z]/g, '') || word
