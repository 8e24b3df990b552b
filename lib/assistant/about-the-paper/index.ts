import { asAsked, isOfOwn } from './as-asked'
import { isNamed, questionNamed } from './question-named'
import { scoreAsked } from './score-asked'
import { intentOf } from '../about-the-problem/intent'
import { isAboutHelp } from '../about-the-problem/words'
import { readQuestion } from '../question/question'
import type { Context, OpenPaper, Reply } from '../rule'

export { isNamed, questionNamed } from './question-named'

type Marked = Extract<OpenPaper, { state: 'marked' }>
/** What a message beside a paper comes to: a reply, or a message about one of its questions. */
type Meant = { readonly told: Reply } | { readonly message: string; readonly number: number; readonly context: Context }

/** Beside a paper: while it is written nothing is said of its questions; once it is marked each can be asked about, by its number or as the one in view. */
export function beside(paper: OpenPaper, message: string, context: Context): Meant | null {
  return paper.state === 'sitting' ? whileWriting(message) : onceMarked(paper, message, context)
}

/** As in the hall: what is asked in full is answered, as any other question is. */
function whileWriting(message: string): Meant | null {
  const question = readQuestion(message)
  const isAboutIt = isNamed(questionNamed(message)) || (isAboutHelp(question) && intentOf(question) !== null)
  return isAboutIt
    ? {
        told: {
          rule: 'paper-sitting',
          text: 'You are writing this paper, and I say nothing of its questions before you finish: that is how you learn where you stand. Press “Finish and mark”, then ask me about any question by its number.',
        },
      }
    : null
}

function onceMarked(paper: Marked, message: string, context: Context): Meant | null {
  const score = scoreAsked(message, paper.score)
  if (score) return { told: score }
  const named = questionNamed(message)
  if (named === 'own') return null
  if (named && (named.number < 1 || named.number > paper.count))
    return {
      told: {
        rule: 'paper-question',
        text: `This paper has the questions 1 to ${paper.count}. Which one do you mean?`,
      },
    }
  const number = named?.number ?? spokenOf(paper, context) ?? paper.place
  const question = paper.question(number)
  if (!question) return null
  return {
    message: named ? asAsked(named.rest, question) : isOfOwn(message) ? asAsked(message, question) : message,
    number,
    context: { ...question, ...(context.last && { last: context.last }) },
  }
}

/** The question that the last reply was about, as long as the same one is in view. */
function spokenOf(paper: Marked, { last }: Context): number | null {
  if (last?.given?.place !== paper.place) return null
  const [, number] = /^question (\d+)$/.exec(last.given.template) ?? []
  return number === undefined ? null : Number(number)
}

/** The reply with what it needs to go on from: which question it is about, and which was in view. */
export const told = (reply: Reply, number: number, { place }: Marked): Reply =>
  reply.given
    ? {
        ...reply,
        text: number === place ? reply.text : `Question ${number}. ${reply.text}`,
        given: { ...reply.given, place },
      }
    : reply
