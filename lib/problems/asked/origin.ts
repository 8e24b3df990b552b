import type { Asking } from './asking'

const none = { names: [], others: [] }

/** OP for the distance of P from the origin, whatever letter P has; another thing where the question has an O of its own. */
export function fromOrigin({ ask, whole, marks }: Asking): Record<'names' | 'others', readonly string[]> {
  if (!/\borigin\b/.test(ask) || !/\b(?:distance|far)\b/.test(ask)) return none
  const points = [...whole.matchAll(/⟦([A-Z])(?:\([^⟧]*)?⟧/g)].flatMap(([, point = '']) =>
    point === 'O' ? [] : [point],
  )
  const segments = (points.length > 0 ? points : ['?']).map((point) => `O${point}`)
  const isOrigin = !marks.includes('O') || /\borigin,? ⟦O[⟧(]/.test(whole)
  return isOrigin ? { names: segments, others: [] } : { names: [], others: segments }
}
