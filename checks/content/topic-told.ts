import { chapterOf, topicKeys, type TopicKey } from '@/lib/syllabus'

/** Words that one chapter alone has. */
const own: Readonly<Record<TopicKey, RegExp>> = {
  'real-numbers': /\bHCF\b|\bLCM\b|\birrational\b|\bprime factor/i,
  polynomials: /\bzeroe?s? of the\b[^.]*\bpolynomial\b|\bpolynomial\b[^.]*\bzeroes\b/i,
  'linear-equations':
    /\b(?:pair|system) of (?:linear )?equations\b|\bcoincident lines\b|\binfinitely many solutions\b|\\begin\{cases\}/i,
  'quadratic-equations': /\bdiscriminant\b|\bquadratic equation\b|\broots of the (?:quadratic )?equation\b/i,
  'arithmetic-progressions': /\bAPs?\b(?!\s*=)|\barithmetic progression\b|\bcommon difference\b/,
  triangles: /\\sim\b|\bsimilar triangles\b|\bBasic Proportionality\b/i,
  'coordinate-geometry':
    /\b(?:mid-point|distance)\b[^.]*\bpoints? \$?[A-Z]?\(|\bcollinear\b|\bdivides the line segment\b/i,
  trigonometry: /\\(?:sin|cos|tan|sec|cot)\b|\bangles? of (?:elevation|depression)\b/i,
  circles: /\btangents? (?:to|from|of|at|at the|drawn)\b[^.]*\bcircle\b|\bcircle\b[^.]*\btangents?\b/i,
  'areas-volumes': /\bvolume of\b|\bsurface area\b|\bsector\b/i,
  statistics: /\bmedian of\b|\bfrequency distribution\b|\bmodal class\b|\bfrequency table\b/i,
  probability: /\bprobability\b/i,
}

/** Of a question whose words are of one other chapter: that chapter. */
export function topicFault(topic: TopicKey, question: string): string | undefined {
  const named = topicKeys.filter((key) => own[key].test(question))
  const [only, ...others] = named
  return only === undefined || others.length > 0 || only === topic
    ? undefined
    : `topic: ${topic}, but the question is one of "${chapterOf(only).title}": write ${only}`
}
