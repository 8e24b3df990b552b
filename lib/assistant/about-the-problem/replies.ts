import { ask, helpSoFar, mayTell } from './help'
import { ideaOfLine, inShort, lessonOf } from './idea-of-line'
import { allJudged, type Judgement } from './judged-line'
import { typedValue } from './typed-value'
import type { Question } from '../question/question'
import type { Context, OpenProblem, Reply } from '../rule'
import { chapterOf, difficulties } from '../../syllabus'

/** The idea behind the problem: its first hint, the rule that its first lines rest on, and the lesson. */
export function ruleOf(problem: OpenProblem, context: Context): Reply {
  const { hints, step } = helpSoFar(context)
  const [hint = ''] = problem.hints
  const isAll = mayTell(context) || hint === ''
  const told = isAll ? problem.explanation || (problem.steps[0] ?? '') : hint
  const lines = [...problem.steps.slice(Math.max(step - 1, 0)), ...problem.hints]
  const [rule] = lines.flatMap((line) => ideaOfLine(problem, line) ?? [])
  return {
    rule: 'problem-rule',
    text: [`The idea here:\n${told}`, ...(rule ? [`The rule: ${inShort(rule)}`] : [])].join('\n'),
    given: { template: problem.templateId, hints: Math.max(hints, 1), step },
    offers: [...lessonOf(problem, rule ?? null), ask('Next step')],
  }
}

/** Another problem of the same kind, or of another level. */
export function another(intent: 'another' | 'easier' | 'harder', problem: OpenProblem): Reply {
  const { type, difficulty, templateId, kin = { template: templateId } } = problem
  const place = difficulties.indexOf(difficulty) + (intent === 'harder' ? 1 : intent === 'easier' ? -1 : 0)
  const level = difficulties[place]
  const { title } = chapterOf(type)
  if (intent === 'another')
    return {
      rule: 'another',
      text: 'Another one of this kind, with new numbers: press the button.',
      offers: [{ kind: 'practise', label: 'Another like this', topic: type, difficulty, ...kin }],
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
    text: `${intent === 'harder' ? 'A harder' : 'An easier'} one of ${title}: press the button.`,
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

/** The answer, as soon as it may be told. */
export function answerOf(problem: OpenProblem, context: Context): Reply {
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
    text: [last, ...theAnswer(problem)].join('\n'),
    answer: String(problem.answer),
    given: { template: problem.templateId, hints, step: problem.steps.length },
  }
}

/** A proof has none: it ends with what was to be shown. */
const theAnswer = ({ answer }: OpenProblem): readonly string[] => (answer === '' ? [] : [`The answer is ${answer}`])

/** The chapter of the problem, and the way to its lesson. */
export const aboutChapter = (problem: OpenProblem): Reply => ({
  rule: 'problem-chapter',
  text: `It is from ${chapterOf(problem.type).title}.`,
  offers: [...lessonOf(problem, null), ask('What is the rule?')],
})

/** What the student says to have understood. */
export const noted = ({ steps, isMarked }: OpenProblem): Reply => ({
  rule: 'noted',
  text: isMarked
    ? 'Good! Ask for the next step, or for another like this.'
    : steps.length > 1
      ? 'Good! Try the next line yourself, or ask me for it.'
      : 'Good! Write your answer into the box.',
  offers: [ask('Next step'), ask('Give me a hint')],
})

/** A complaint about the key, the question or the page. */
export function complained({ templateId, isMarked }: OpenProblem, context: Context): Reply {
  const report = isMarked
    ? 'On a marked paper you may tick the lines of the scheme that stand on yours.'
    : 'If you are sure of it, press “This should be right” under the verdict: it copies a report for your teacher.'
  return {
    rule: 'complaint',
    text: `It may be so: tell me the value that you found (“I got 14, why is it wrong?”) and I compare it with each step. ${report}`,
    given: { template: templateId, ...helpSoFar(context) },
    offers: [ask('Next step'), ask('What is the rule?')],
  }
}

/** The whole solution: as soon as it may be told, and before where it stands. */
export function fullSolution(problem: OpenProblem, context: Context): Reply {
  const { hints, step } = helpSoFar(context)
  const { steps, templateId, answer } = problem
  if (!mayTell(context))
    return {
      rule: 'solution-asked',
      text: 'Show Solution, below the problem, has all the steps as the board wants them, with their marks. Or go through them with me, one at a time, and try each before you look.',
      given: { template: templateId, hints, step },
      offers: [ask('Next step'), ask('Give me a hint')],
    }
  return {
    rule: 'solution-asked',
    text: [...steps, ...theAnswer(problem)].join('\n'),
    answer: String(answer),
    given: { template: templateId, hints, step: steps.length },
  }
}

/** The marks of the problem, and of its parts; `ofSteps`: it is asked what the steps earn. */
export function aboutMarks({ marks, parts }: OpenProblem, ofSteps = false): Reply {
  const each = parts.length > 1 ? `: ${parts.map((part) => `${part.label ?? ''} ${part.marks}`.trim()).join(', ')}` : ''
  return {
    rule: 'problem-marks',
    text: `It carries ${marks} ${marks === 1 ? 'mark' : 'marks'}${each}.${ofSteps && marks > 1 ? ' The board marks the steps: right ones earn their marks even where the answer is wrong, and one that is left out earns none.' : ''}`,
    offers: [ask('Next step'), ask('Give me a hint')],
  }
}

/** What can be asked of the open problem, where a message is not understood. */
export const notUnderstood = (problem: OpenProblem): Reply => ({
  rule: 'fallback',
  text: 'I do not understand that. About the problem in front of you I can give a hint or the next step, explain a step (“explain step 2”), say why an answer is wrong (“I got 14, why is it wrong?”) or judge a line of yours. Other questions of Class 10 maths: write them with all that is given.',
  offers: [ask('Give me a hint'), ask('Next step'), ask('What is the rule?'), ...lessonOf(problem, null)],
})

/** An option is not judged before it has been tried on the card. */
export const chooseFirst = (own: string): Reply => ({
  rule: 'mistake',
  text: `Choose ${own} on the card and press Submit: then you see at once whether it is right, and I can tell you why.`,
  offers: [ask('Give me a hint'), ask('What is the rule?')],
})

/** The line as it was typed; "your line" where words stand around it that cannot be told from it. */
function shownLine(text: string): string {
  const line = typedValue(text)
  return /[a-z]{2,}[^a-z]+[a-z]{2,}|["“”]/i.test(line.replace(/\b(?:sin|cos|tan|cosec|sec|cot|root|sqrt)\b/g, ''))
    ? 'your line'
    : line
}

/** A line of the student's own working, judged. */
export function checkedLine(question: Question, text: string, problem: OpenProblem, context: Context): Reply {
  const { hints, step } = helpSoFar(context)
  const given = { template: problem.templateId, hints, step }
  const facts = question.facts.filter(({ kind }) => kind === 'formula' || kind === 'equation')
  const all = allJudged(facts, problem.steps)
  const [judgement = null] = all ?? []
  const line = shownLine(text)
  const offers = [ask('Next step'), ask('Give me a hint')]
  if (!judgement)
    return {
      rule: 'check-line',
      text: `I cannot read ${line === '' ? 'that line' : line}. Write it as an equation, such as 3x - 6 = 9.`,
      given,
      offers,
    }
  if (all && all.length > 1)
    return {
      rule: 'check-line',
      text: severalLines(all, problem),
      given: { ...given, step: Math.max(step, lastRight(all)) },
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

const places = ['first', 'second', 'third', 'fourth', 'fifth']

/** The step of the last line up to which all is right; 0 where the first is not. */
const lastRight = (all: readonly Judgement[]): number => {
  const end = all.findIndex(({ line }) => line === null)
  return all[(end < 0 ? all.length : end) - 1]?.line ?? 0
}

/** Several lines of a message, "33x = -3 so x = -11": each is judged by itself, and all are right only where each is. */
function severalLines(all: readonly Judgement[], { steps }: OpenProblem): string {
  const end = all.findIndex(({ line, holds }) => holds === false || (line === null && holds !== true))
  const bad = all[end]
  if (!bad) {
    const last = lastRight(all)
    return last > 0
      ? `Yes, all of it is right so far: it ends at step ${last} of ${steps.length}. Go on from there.`
      : 'All of it is true, but it is no line of my working; there may be another way. Ask for the next step to compare.'
  }
  const which = places[end] ?? 'last'
  const before = lastRight(all.slice(0, end))
  const good = before > 0 ? `What stands before it is right: it is step ${before}. ` : ''
  return bad.holds === false
    ? `${good}In the ${which} of your lines the two sides are not equal. Work it out again.`
    : `${good}The ${which} of your lines is not in my working. Look at it once more, its signs first; it may also be another way. Ask for the next step to compare.`
}
