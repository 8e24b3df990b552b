import { ask, explained, helpSoFar, mayTell, nextHint, nextLine, originOf } from './help'
import { intentOf, stepIn, type Intent } from './intent'
import { judged } from './judged-line'
import { mistakeIn } from './mistake'
import { holds, numbersOf } from './lines'
import { isAboutHelp } from './words'
import { checkAnswer } from '../../answers'
import { readQuestion, type Question } from '../question/question'
import type { Context, OpenProblem, Reply } from '../rule'
import { chapterOf, difficulties } from '../../syllabus'

export { nextHint } from './help'

/**
 * Whether a question that was worked out is that of the open problem, and its answer is not to be told yet: it is the key, and every
 * number of the question stands in the problem.
 */
export function isOpenProblem(text: string, { answer }: Reply, context: Context): boolean {
  const { problem } = context
  if (!problem || answer === undefined || mayTell(context)) return false
  const numbers = numbersOf(text)
  return (
    numbers.length > 0 &&
    numbers.every((number) => holds(problem.question, number)) &&
    checkAnswer(problem.answerValidator, answer).correct
  )
}

/** A reply about the problem that is open, or null where the message is about something else. */
export function aboutTheProblem(text: string, context: Context): Reply | null {
  const { problem } = context
  if (!problem) return null
  const question = readQuestion(text)
  const intent = isAboutHelp(question) ? intentOf(question) : null
  return intent && replyTo(intent, question, text, problem, context)
}

function replyTo(
  intent: Intent,
  question: Question,
  text: string,
  problem: OpenProblem,
  context: Context,
): Reply | null {
  const { step } = helpSoFar(context)
  const value = question.facts.find(
    ({ kind }) =>
      kind === 'number' || kind === 'formula' || kind === 'equation' || kind === 'point' || kind === 'ratio',
  )
  switch (intent) {
    case 'mistake': {
      const named = stepIn(question)
      if (named !== null) return explained(problem, context, named)
      return mistakeIn(problem, context, value ?? null, value ? typedValue(text) : '')
    }
    case 'check-line':
      return checkedLine(question, text, problem, context)
    case 'where-from': {
      const number = question.facts.find((fact) => fact.kind === 'number')
      return number
        ? originOf(problem, context, numberText(text))
        : explained(problem, context, stepIn(question) ?? Math.max(step, 1))
    }
    case 'explain-line':
      return explained(
        problem,
        context,
        stepIn(question) ?? (question.words.includes('last') ? Math.max(step, 1) : Math.max(step, 1)),
      )
    case 'why':
      return step > 0
        ? explained(problem, context, step)
        : context.verdict && !context.verdict.correct
          ? mistakeIn(problem, context, null, '')
          : nextHint(problem, context)
    case 'next-line':
      return nextLine(problem, context)
    case 'hint':
      return nextHint(problem, context)
    case 'rule':
      return ruleOf(problem, context)
    case 'another':
    case 'easier':
    case 'harder':
      return another(intent, problem)
    case 'answer':
      return answerOf(problem, context)
    default:
      return intent satisfies never
  }
}

/** The idea behind the problem: its first hint, and the lesson. */
function ruleOf(problem: OpenProblem, context: Context): Reply {
  const { hints, step } = helpSoFar(context)
  const idea = mayTell(context) || problem.hints.length === 0 ? problem.explanation : (problem.hints[0] ?? '')
  return {
    rule: 'problem-rule',
    text: `The idea here:\n${idea}`,
    given: { template: problem.templateId, hints: Math.max(hints, 1), step },
    offers: [
      { kind: 'lesson', label: `Open the lesson: ${chapterOf(problem.type).title}`, topic: problem.type },
      ask('Next step'),
    ],
  }
}

function another(intent: 'another' | 'easier' | 'harder', { type, difficulty, templateId }: OpenProblem): Reply {
  const place = difficulties.indexOf(difficulty) + (intent === 'harder' ? 1 : intent === 'easier' ? -1 : 0)
  const level = difficulties[place]
  const { title } = chapterOf(type)
  if (intent === 'another')
    return {
      rule: 'another',
      text: 'Here is another one of this kind, with new numbers.',
      offers: [{ kind: 'practise', label: 'Another like this', topic: type, difficulty, template: templateId }],
    }
  if (level === undefined)
    return {
      rule: intent,
      text:
        intent === 'easier'
          ? 'This is the easiest level. Take another one, or ask me for a hint.'
          : 'This is the hardest level already. Well done for asking! Take another one of it.',
      offers: [
        { kind: 'practise', label: `Another ${difficulty} problem`, topic: type, difficulty },
        ...(intent === 'easier' ? [ask('Give me a hint')] : []),
      ],
    }
  return {
    rule: intent,
    text: `Here is an ${intent} one of ${title}.`.replace('an harder', 'a harder'),
    offers: [
      {
        kind: 'practise',
        label: `${level.charAt(0).toUpperCase()}${level.slice(1)}: ${title}`,
        topic: type,
        difficulty: level,
      },
    ],
  }
}

function answerOf(problem: OpenProblem, context: Context): Reply {
  const { hints } = helpSoFar(context)
  if (!mayTell(context))
    return {
      rule: 'answer-asked',
      text: 'You will learn more when you find it yourself. Try it: after two tries I tell you the answer, and Show Solution has all the steps at any time.',
      offers: [ask('Give me a hint'), ask('Next step')],
    }
  const last = problem.steps.at(-1) ?? ''
  return {
    rule: 'answer-asked',
    text: `${last}\nThe answer is ${problem.answer}`,
    answer: String(problem.answer),
    given: { template: problem.templateId, hints, step: problem.steps.length },
  }
}

function checkedLine(question: Question, text: string, problem: OpenProblem, context: Context): Reply {
  const { hints, step } = helpSoFar(context)
  const given = { template: problem.templateId, hints, step }
  const fact = question.facts.find(({ kind }) => kind === 'formula' || kind === 'equation')
  const judgement = fact ? judged(fact, problem.steps) : null
  const line = typedValue(text)
  const offers = [ask('Next step'), ask('Give me a hint')]
  if (!judgement)
    return {
      rule: 'check-line',
      text: `I cannot read ${line === '' ? 'that line' : line}. Write it as an equation, such as 3x - 6 = 9.`,
      given,
      offers,
    }
  if (judgement.holds === false)
    return { rule: 'check-line', text: `No: in ${line} the two sides are not equal. Work it out again.`, given, offers }
  if (judgement.line !== null)
    return {
      rule: 'check-line',
      text: `Yes, ${line} is right so far: it is in step ${judgement.line} of ${problem.steps.length}. Go on from there.`,
      given: { ...given, step: Math.max(step, judgement.line) },
      offers,
    }
  if (judgement.holds)
    return {
      rule: 'check-line',
      text: `${line} is true, but it is no line of my working; there may be another way. Ask for the next step to compare.`,
      given,
      offers,
    }
  return {
    rule: 'check-line',
    text: `I do not find ${line} in my working, so I cannot say that it is right; there may be another way, or a slip. Ask for the next step to compare.`,
    given,
    offers,
  }
}

/** The value or line in a message, as it was typed: what stands from its first sign of mathematics to its last. */
function typedValue(text: string): string {
  const [found = ''] =
    /(?:[-−(√]?\s*(?:\d|\b[a-z]\b(?![a-z])|\b(?:sin|cos|tan|cosec|sec|cot|root|sqrt)\b|π|θ)[^,?!]*?)(?=\s*(?:[,?!]|$|\b(?:is|why|right|correct|so far|ok|but|and|sahi|theek|galat|as|kyu|kyun|it|wrong|for|in|kya|hai|aaya|aya|a|the)\b))/i.exec(
      withoutLead(text),
    ) ?? []
  return found.trim()
}

const withoutLead = (text: string): string =>
  text.replace(/^\s*(?:is|so|but|why|i|my|answer|got|get|ans|mera|check|am|a)\b\s*/gi, '')
const numberText = (text: string): string => /\d+(?:\.\d+)?/.exec(text)?.[0] ?? ''
