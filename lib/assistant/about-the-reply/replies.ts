import { ask, comesIn, originsOf } from '../about-the-problem/help'
import { ideaOfLine, inShort, lessonOf } from '../about-the-problem/idea-of-line'
import { holds, numbersOf } from '../about-the-problem/lines'
import { isSame } from '../answered'
import { numberOf } from '../../answers/number-of'
import type { Offer, Reply, Worked } from '../rule'
import { workedLines } from '../steps-of-reply'
import type { Theory } from '../theory/theory'
import { chapterOf } from '../../syllabus'

const stepsOf = ({ text }: Worked): readonly string[] => workedLines(text).steps

/** A line, where its numbers come from, and the rule behind it. `step`: counted from 1. */
export function lineTold(worked: Worked, step: number): Reply {
  const steps = stepsOf(worked)
  const line = steps[step - 1]
  if (line === undefined) {
    const isPast = step === steps.length + 1
    const { result } = workedLines(worked.text)
    return {
      rule: 'explain-reply',
      text: isPast
        ? `That was the last step. What comes out:\n${result}`
        : `My solution has ${steps.length} ${steps.length === 1 ? 'step' : 'steps'}; there is no step ${step}.`,
      worked,
      ...(isPast && worked.practise && { offers: [worked.practise] }),
    }
  }
  const idea = ideaOf(worked, line)
  const before = steps[step - 2]
  const rule = idea
    ? [`The rule behind it: ${inShort(idea)}`]
    : before === undefined
      ? []
      : [`It goes on from step ${step - 1}: ${before}`]
  return {
    rule: 'explain-reply',
    text: [
      `Step ${step} of ${steps.length}:\n${line}`,
      ...originsOf({ question: worked.question, steps }, step),
      ...rule,
    ].join('\n'),
    worked: { ...worked, step },
    offers: [...(step < steps.length ? [ask('Next step')] : []), ...lessonFor(worked, idea)],
  }
}

/** The rules that the lines rest on; where none is known, the lines one by one. */
export function restsOn(worked: Worked): Reply {
  const told = stepsOf(worked).filter((line) => !line.startsWith('Given'))
  const ideas = [...new Set(told.flatMap((line) => ideaOf(worked, line) ?? []))].slice(0, 2)
  const [first] = ideas
  if (!first) return lineTold(worked, Math.max(worked.step, 1))
  return {
    rule: 'rule-of-reply',
    text: ['It rests on this:', ...ideas.map(inShort)].join('\n'),
    worked,
    offers: [ask('Explain step 1'), ...lessonFor(worked, first)],
  }
}

/** Where one of the numbers comes from, or null where the solution holds none of them. */
export function originOf(worked: Worked, numbers: readonly string[]): Reply | null {
  const steps = stepsOf(worked)
  const say = (text: string, step: number): Reply => ({
    rule: 'where-from',
    text,
    worked: { ...worked, step: Math.max(step, worked.step) },
    offers: step > 0 ? [ask(`Explain step ${step}`)] : [ask('Explain step 1')],
  })
  const found = numbers.find((number) => holds(worked.text, number))
  if (found === undefined) return null
  if (holds(worked.question, found)) return say(`The $${found}$ stands in your question: it is given.`, 0)
  const place = steps.findIndex((line) => holds(line, found))
  const line = steps[place]
  return line === undefined ? null : say(comesIn(found, line, place + 1), place + 1)
}

/** More of the same kind, or of another level. */
export function another(intent: 'another' | 'easier' | 'harder', { practise }: Worked): Reply | null {
  if (!practise) return null
  const { topic } = practise
  const { title } = chapterOf(topic)
  return intent === 'harder'
    ? {
        rule: intent,
        text: `Here is a harder one of ${title}.`,
        offers: [{ kind: 'practise', label: `Hard: ${title}`, topic, difficulty: 'hard' }],
      }
    : {
        rule: intent,
        text: 'Here is one of this kind, with new numbers.',
        offers: [{ ...practise, label: 'Another like this' }],
      }
}

export const sure = (worked: Worked): Reply => ({
  rule: 'sure-of-reply',
  text: 'Yes. I checked the lines before I told them. If your book has another answer, compare the question first: I took it as you typed it, and one sign or one number changes everything.',
  worked,
  offers: [ask('Explain step 1')],
})

/** The one method that there is for it, and the way to the lesson, which may know more. */
export function oneWay(worked: Worked): Reply {
  const told = restsOn(worked)
  return {
    ...told,
    rule: 'one-way',
    text: `I have this one way for it, the one that a marking scheme expects. ${told.text}`,
  }
}

/** Whether the answer of a student is what came out; the order of several values is free. */
export function isRight({ answer }: Worked, own: string): boolean {
  if (own === answer || isSame(own, answer)) return true
  const [wanted, given] = [answer, own].map((text) => text.split(/\s*(?:[,;]|\band\b|\bor\b)\s*/).filter(Boolean))
  if (!wanted || !given || wanted.length !== given.length || wanted.length < 2 || /[=:]/.test(answer)) return false
  const left = [...wanted]
  return given.every((one) => {
    const at = left.findIndex((other) => one === other || isSame(one, other))
    return at >= 0 && left.splice(at, 1).length === 1
  })
}

/** What is said of a student's own answer: the same, a value on the way, or both to be compared; never that it is wrong where it may be the same in another form. */
export function yours(worked: Worked, own: string): Reply {
  const { steps, result } = workedLines(worked.text)
  const say = (text: string, step = 1): Reply => ({
    rule: 'own-of-reply',
    text,
    worked,
    offers: [ask(`Explain step ${step}`)],
  })
  if (isRight(worked, own)) return say(`Yes, that is what comes out. ${result}`)
  const numbers = numbersOf(own)
  const [only = ''] = numbers.length === 1 ? (/-?\d+\.\d+/.exec(own) ?? []) : []
  const rounded = partsOf(worked.answer).find((part) => isRounded(only, part))
  if (rounded !== undefined) return say(`Yes: ${only} is ${rounded}, rounded. ${result}`)
  const isOneValue = numbers.length === 1 && !holds(worked.question, numbers[0] ?? '')
  const place = isOneValue ? steps.findIndex((line) => holds(line, numbers[0] ?? '')) : -1
  if (place >= 0 && place + 1 < steps.length)
    return say(
      `$${numbers[0]}$ stands in step ${place + 1}, but it is not the end. What comes out:\n${result}`,
      place + 1,
    )
  if (areOtherNumbers(worked.answer, own))
    return say(
      `That is not what comes out here:\n${result}\nGo through the steps beside your own lines: the first line that differs holds the slip.`,
    )
  return say(
    `Here this comes out:\n${result}\nIf yours is the same in another form or unit, it is right. If not, go through the steps beside your own lines: the first line that differs holds the slip.`,
  )
}

/** The values of "mean = 35.375, mode = 405/11". */
const partsOf = (answer: string): readonly string[] =>
  answer.split(/[,;]\s+/).map((part) => part.replace(/^.*[=:]\s*/, '').replace(/^\([ivx]+\)\s*/, ''))

/** Whether a decimal is a value to as many places as it has. */
function isRounded(own: string, part: string): boolean {
  const [, places] = /^-?\d+\.(\d+)/.exec(own.trim()) ?? []
  const [one, other] = [own, part].map((text) => numberOf(text.replace(/\s*[a-zA-Z°₹²³%].*$/, '')))
  if (places === undefined || one === undefined || other === undefined) return false
  return Math.abs(one - other) <= 0.5 * 10 ** -places.length + 1e-9
}

/** Whether both are as many bare numbers, and not the same: a unit or another form may hide that two are one. */
function areOtherNumbers(answer: string, own: string): boolean {
  const [wanted, given] = [answer, own].map((text) =>
    text.split(/\s*(?:[,;]|\band\b)\s*/).map((part) => (/^-?\d+$/.test(part) ? Number(part) : null)),
  )
  return wanted?.length === given?.length && [...(wanted ?? []), ...(given ?? [])].every((one) => one !== null)
}

/** The solution in one breath: what it rests on, and what comes out. */
export function inShortTold(worked: Worked): Reply {
  const told = restsOn(worked)
  const { result } = workedLines(worked.text)
  return { ...told, rule: 'in-short', text: `In short. ${told.text}\nThen: ${result}` }
}

/** It cannot speak Hindi yet, and says so; line by line it is easier all the same. */
export const inEnglish = (worked: Worked): Reply => ({
  rule: 'english-only',
  text: 'I understand Hindi words, but I can answer only in English so far. Let us go through it line by line: ask for each step, and I say where its numbers come from.',
  worked,
  offers: [ask('Explain step 1')],
})

/** Where a figure of the kind is found: it draws none of a question. */
export function pictured(worked: Worked): Reply {
  const idea = stepsOf(worked).reduce<Theory | null>((found, line) => found ?? ideaOf(worked, line), null)
  return {
    rule: 'no-figure',
    text: 'I cannot draw the figure of your question. The lesson has figures of this kind; put in the letters and measures of your question as the steps name them.',
    worked,
    offers: [...lessonFor(worked, idea), ask('Explain step 1')],
  }
}

const ideaOf = ({ practise }: Worked, line: string): Theory | null =>
  practise ? ideaOfLine({ type: practise.topic }, line) : null

const lessonFor = ({ practise }: Worked, idea: Theory | null): readonly Offer[] =>
  practise ? lessonOf({ type: practise.topic }, idea) : []
