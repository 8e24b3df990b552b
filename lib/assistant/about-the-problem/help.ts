import { ideaOfLine, inShort, lessonOf } from './idea-of-line'
import { holds, numbersOf, sidesOf, tellingLine } from './lines'
import { listed } from '../listed'
import type { Context, OpenProblem, Reply } from '../rule'

/** How far the help has come, by the page and by the assistant together. */
export function helpSoFar({ problem, hintsSeen = 0, last }: Context): {
  readonly hints: number
  readonly step: number
} {
  const own = last?.given && last.given.template === problem?.templateId ? last.given : { hints: 0, step: 0 }
  return { hints: Math.max(hintsSeen, own.hints), step: own.step }
}

/** The answer may be told: the solution is open, or the student has tried twice. */
export const mayTell = ({ solutionOpen = false, attempts = 0, verdict }: Context): boolean =>
  solutionOpen || attempts >= 2 || verdict?.correct === true

const tryTwice =
  'Try it once more yourself: after two tries I tell you the answer when you ask for it, and Show Solution has it at any time.'

/** The next hint; after the last one, the next line. */
export function nextHint(problem: OpenProblem, context: Context): Reply {
  const { hints, step } = helpSoFar(context)
  const hint = problem.hints[hints]
  if (hint === undefined) {
    const line = nextLine(problem, context)
    if (problem.isMarked) return line
    const lead = problem.hints.length === 0 ? 'There are no hints to this problem.' : 'That was the last hint.'
    return { ...line, rule: 'problem-hint', text: `${lead} ${line.text}` }
  }
  const which =
    problem.hints.length === 1
      ? 'the hint'
      : hints === 0
        ? 'a first hint'
        : `hint ${hints + 1} of ${problem.hints.length}`
  return {
    rule: 'problem-hint',
    text: `Here is ${which} for your problem:\n${hint}`,
    given: { template: problem.templateId, hints: hints + 1, step },
    offers: [ask(hints + 1 < problem.hints.length ? 'Next hint' : 'Next step'), ask('What is the rule?')],
  }
}

/** Of such a problem each line, at its place, is a part of the answer. */
const isOrdering = ({ answerValidator }: OpenProblem): boolean => answerValidator?.kind === 'sequence'

const orderItself =
  'Here the steps themselves are the answer. Ask of each what it needs: a line that uses a result comes after the line that finds it.'

/** One line of the solution more, and none that gives the answer away too early. */
export function nextLine(problem: OpenProblem, context: Context): Reply {
  const { hints, step } = helpSoFar(context)
  const { steps, templateId } = problem
  const line = steps[step]
  const given = { template: templateId, hints, step: Math.min(step + 1, steps.length) }
  if (isOrdering(problem)) return { rule: 'next-line', text: orderItself, given: { ...given, step } }
  if (line === undefined)
    return {
      rule: 'next-line',
      text: `That was the last step.${problem.isMarked ? '' : ' Write the answer into the box, and press Submit.'}`,
      given,
    }
  if (step + 1 >= tellingLine(problem) && !mayTell(context))
    return {
      rule: 'next-line',
      text: `${step === 0 ? 'The first step gives the answer already.' : 'The next step gives the answer.'} ${tryTwice}`,
      given: { ...given, step },
      offers: [ask('Give me a hint')],
    }
  const rest = steps.length - step - 1
  const more = rest === 0 ? 'That is the last step.' : rest === 1 ? 'One step is left.' : `${rest} steps are left.`
  return {
    rule: 'next-line',
    text: `Step ${step + 1} of ${steps.length}:\n${line}\n${more}`,
    given,
    offers: [...(rest > 0 ? [ask('Next step')] : []), ask(`Explain step ${step + 1}`)],
  }
}

/** A line, and where its numbers come from. */
export function explained(problem: OpenProblem, context: Context, step: number): Reply {
  const { steps } = problem
  const { hints, step: shown } = helpSoFar(context)
  const line = steps[step - 1]
  const given = { template: problem.templateId, hints, step: Math.max(shown, step) }
  if (isOrdering(problem) && !mayTell(context))
    return { rule: 'explain-line', text: orderItself, given: { ...given, step: shown } }
  if (line === undefined)
    return {
      rule: 'explain-line',
      text: `The solution has ${steps.length} ${steps.length === 1 ? 'step' : 'steps'}; there is no step ${step}.`,
      given: { ...given, step: shown },
    }
  if (step > shown && step >= tellingLine(problem) && !mayTell(context))
    return {
      rule: 'explain-line',
      text: `Step ${step} gives the answer. ${tryTwice}`,
      given: { ...given, step: shown },
      offers: [ask('Next step'), ask('Give me a hint')],
    }
  const origins = originsOf(problem, step)
  const idea = ideaOfLine(problem, line)
  const rule = idea
    ? [`The rule behind it: ${inShort(idea)}`]
    : step > 1
      ? [`It goes on from step ${step - 1}: ${steps[step - 2] ?? ''}`]
      : []
  const isTheEnd = step === steps.length || steps.length < 3
  const works = isTheEnd && problem.explanation !== '' ? [`Why it works: ${problem.explanation}`] : []
  return {
    rule: 'explain-line',
    text: [`Step ${step} of ${steps.length}:\n${line}`, ...origins, ...rule, ...works].join('\n'),
    given,
    offers: [...(step < steps.length ? [ask('Next step')] : []), ...lessonOf(problem, idea)],
  }
}

/** Where each number of a line comes from: from the question, from an earlier line, or worked out in it. */
export function originsOf(
  { question, steps }: Pick<OpenProblem, 'question' | 'steps'>,
  step: number,
): readonly string[] {
  const line = steps[step - 1] ?? ''
  const numbers = [...new Set(numbersOf(line))].filter((number) => number !== '1' && number !== '0').slice(0, 6)
  const fromQuestion = numbers.filter((number) => holds(question, number))
  const worked = numbers.filter((number) => !fromQuestion.includes(number))
  const earlier = steps.slice(0, step - 1).flatMap((text, place, before) => {
    const own = worked.filter(
      (number) => holds(text, number) && !before.slice(0, place).some((one) => holds(one, number)),
    )
    const named = listed(own.map((number) => `$${number}$`))
    return own.length === 0 ? [] : [`${named} ${own.length === 1 ? 'comes' : 'come'} from step ${place + 1}`]
  })
  const told = fromQuestion.map((number) => `$${number}$`)
  const given = told.length === 0 ? [] : [`${listed(told)} ${told.length === 1 ? 'is' : 'are'} given in the question`]
  const all = [...given, ...earlier]
  return all.length === 0 || line.startsWith('Given') ? [] : [`${all.join('; ')}.`]
}

/** Where a number comes from. */
export function originOf(problem: OpenProblem, context: Context, number: string): Reply {
  const { hints, step } = helpSoFar(context)
  const given = { template: problem.templateId, hints, step }
  const say = (text: string): Reply => ({
    rule: 'where-from',
    text,
    given,
    offers: [ask('Next step'), ask('Give me a hint')],
  })
  if (holds(problem.question, number)) return say(`The $${number}$ stands in the question: it is given.`)
  const place = problem.steps.findIndex((text) => holds(text, number))
  const line = problem.steps[place]
  if (line === undefined)
    return say(`I do not find $${number}$ in the question or in the solution. Which line of yours do you mean?`)
  if (isOrdering(problem) && !mayTell(context)) return say(orderItself)
  if (place + 1 > step && place + 1 >= tellingLine(problem) && !mayTell(context))
    return say(`That would give the answer away. ${tryTwice}`)
  return say(comesIn(number, line, place + 1))
}

/** The line of the solution in which a number comes in, with the equality that gives it. */
export function comesIn(number: string, line: string, step: number): string {
  const sides = sidesOf(line).find((row) => row.some((side, index) => index > 0 && numbersOf(side).join() === number))
  const at = sides?.findIndex((side, index) => index > 0 && numbersOf(side).join() === number) ?? 0
  const chain = sides && at > 0 ? `: $${sides[at - 1]} = ${sides[at]}$` : ''
  return `The $${number}$ comes in at step ${step}${chain}.\n${line}`
}

export const ask = (question: string) => ({ kind: 'ask', question }) as const
