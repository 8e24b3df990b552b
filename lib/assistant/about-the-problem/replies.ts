import { ask, helpSoFar, mayTell } from './help'
import { judged } from './judged-line'
import { typedValue } from './typed-value'
import type { Question } from '../question/question'
import type { Context, OpenProblem, Reply } from '../rule'
import { chapterOf, difficulties } from '../../syllabus'

/** The idea behind the problem: its first hint, and the lesson. */
export function ruleOf(problem: OpenProblem, context: Context): Reply {
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

/** Another problem of the same kind, or of another level. */
export function another(intent: 'another' | 'easier' | 'harder', { type, difficulty, templateId }: OpenProblem): Reply {
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
    text: `${last}\nThe answer is ${problem.answer}`,
    answer: String(problem.answer),
    given: { template: problem.templateId, hints, step: problem.steps.length },
  }
}

/** A line of the student's own working, judged. */
export function checkedLine(question: Question, text: string, problem: OpenProblem, context: Context): Reply {
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
