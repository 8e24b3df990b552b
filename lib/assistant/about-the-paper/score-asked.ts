import type { PaperScore, Reply } from '../rule'
import { lessonOf } from '../about-the-problem/idea-of-line'
import { listed } from '../listed'
import { marksFigure } from '../../marks'
import { chapterOf } from '../../syllabus'

const own = /\b(?:i|my|me|mine|mera|mere|meri|maine|mujhe|total)\b/i
const marks = /\b(?:marks?|score|scored|result|percent(?:age)?)\b/i
const got = /\b(?:get|got|gotten|score|scored|aaye|aaya|aya|aye|mile|mila|total|result|percent(?:age)?)\b/i
const weak =
  /\b(?:weak|weakest|kamzor|kamjor|improve|worst|lost|lose|study|revise|prepare|focus|work on|padhu|padhna|padhun|practi[sc]e)\b/i
const place = /\b(?:chapters?|units?|topics?|where|kaha|kahan|kis|which|what)\b/i

/** What a message asks of the marks of a paper: how many, or where they were left. Null where it asks neither. */
export function scoreAsked(text: string, score: () => PaperScore): Reply | null {
  if (/\d/.test(text)) return null
  if (weak.test(text) && place.test(text)) return whereLost(score())
  return own.test(text) && marks.test(text) && got.test(text) ? { rule: 'paper-score', text: marksOf(score()) } : null
}

const marksOf = ({ got: had, of }: PaperScore): string => `You have ${marksFigure(had)} of ${of} marks on this paper.`

/** The chapters in which most marks were left, three at most. */
function whereLost(score: PaperScore): Reply {
  const lost = score.chapters.filter((one) => one.got < one.of).toSorted((a, b) => b.of - b.got - (a.of - a.got))
  const [worst, ...others] = lost.slice(0, 3)
  if (!worst) return { rule: 'paper-score', text: `${marksOf(score)} Nothing was left out: sit a new one.` }
  const named = [worst, ...others].map(
    (one) => `${chapterOf(one.topic).title} (${marksFigure(one.of - one.got)} of ${one.of})`,
  )
  const { title } = chapterOf(worst.topic)
  return {
    rule: 'paper-score',
    text: `${marksOf(score)} Most marks were left in ${listed(named)}. Begin with ${title}: read its lesson once, then do problems of it.`,
    offers: [
      ...lessonOf({ type: worst.topic }, null),
      { kind: 'practise', label: `Practise ${title}`, topic: worst.topic, difficulty: 'medium' },
    ],
  }
}
