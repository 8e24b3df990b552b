import { free, type Asking, type Derived } from './asking'
import { givenIn } from './marks'
import { phraseAsked } from './phrase'

const called = ['point', 'coordinates', 'x', 'y', 'position', 'place', 'vertex', 'corner']

/** What lines do at the point that they have in common. */
const meeting = ['meet', 'intersect', 'intersection', 'cut', 'cross']

const isMeeting = ({ ask, whole }: Asking): boolean =>
  /\b(?:meet|intersect|cross|cut)/.test(ask) || (/\bgraph/.test(whole) && /\b(?:lines|equations)\b/.test(whole))

/** Points: "the coordinates of ⟦B⟧", "the coordinates of the fountain". */
export function pointsAsked(asking: Asking): Derived {
  if (asking.kind !== 'coordinates') return null
  const { ask, marks, whole } = asking
  const [, one, two] = /^[A-Za-z ]*⟦([A-Z])⟧(?: and ⟦([A-Z])⟧)?(?! is)/.exec(ask) ?? []
  const asked = [one, two].filter((name) => name !== undefined)
  const points = [...new Set(marks.filter((mark) => /^[A-Z]{1,4}$/.test(mark)).flatMap((mark) => [...mark]))]
  if (asked.length > 0)
    return { names: [...asked, ...called], others: points.filter((point) => !asked.includes(point)) }
  const { names = ['point'] } = phraseAsked(asking) ?? {}
  const others = givenIn(whole).filter((name) => /^[A-Z]$/.test(name))
  const own = names.filter((name) => /^[a-z]{2}|^[A-Z]$/.test(name))
  return { names: [...new Set([...own, ...called, ...(isMeeting(asking) ? meeting : []), '?'])], others }
}

/** Zeroes and roots, where no other letter is asked for. */
export function rootsAsked(asking: Asking): Derived {
  const { kind, ask, whole } = asking
  const [, letter = 'x'] = /([a-z])\^2|1\/\(?([a-z])\b/.exec(whole) ?? []
  if (kind !== 'roots' || !/\bzeroes\b|\broots?\b|^solve|solution|satisfy|find them/i.test(ask)) return null
  if (/⟦([a-z])⟧/.exec(ask)?.[1] !== letter && /values? of ⟦/.test(ask)) return null
  return { names: ['roots', 'zeroes', letter, 'solutions', 'numbers', 'α', 'β', ...free(asking, ['x', 'y', 'z'])] }
}
