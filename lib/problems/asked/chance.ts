import { free, type Asking, type Derived } from './asking'

const event = /\bprobability (?:that|of|for)(?: the event)? (.*)$/i
const likely = /\bhow likely is it (?:that |to be |for it to be )(.*)$/i
const idle =
  /^(?:it is|getting|drawing|it will|it|that|the|a|an|either|she draws|he gets|they get|this point lies|the arrow stops at) /i

/** The event whose probability is asked for, and those that it is mistaken for. */
export function chanceAsked(asking: Asking): Derived {
  const { ask, whole, kind } = asking
  const isBlank = ask === '' && /\bprobability\b.*_{3}/i.test(whole)
  if ((!/\bprobability\b/i.test(ask) && !isBlank) || (kind !== 'fraction' && kind !== 'number')) return null
  const said = event.exec(ask)?.[1] ?? likely.exec(whole)?.[1] ?? event.exec(whole)?.[1] ?? ''
  const what = [1, 2, 3].reduce(
    (text) => text.replace(idle, ''),
    said
      .replace(/[⟦⟧"“”]/g, '')
      .replace(/ if .*$| \(.*$| is _.*$/, '')
      .replace(/[.?,].*$/, '')
      .trim(),
  )
  const names = [what === '' ? 'probability' : `P(${what})`, 'probability', ...free(asking, ['P', 'p'])]
  const others = eventsBeside(what).map((other) => `P(${other})`)
  return others.length > 0 ? { names, others } : { names }
}

/** "red" beside "not red"; "blue" and "red" beside "blue or red". */
function eventsBeside(what: string): readonly string[] {
  const denied = /^(?:not|card which is not an?) (.*)$/.exec(what)?.[1]
  if (denied !== undefined) return [denied]
  const either = /^(?:a )?(\p{L}+) or (?:a |an )?(\p{L}+)$/u.exec(what)
  return either ? [either[1] ?? '', either[2] ?? ''] : []
}
