import { textOf } from '../../question/fact'
import type { Question } from '../../question/question'

/** As a question writes them, and as the answer does. */
const units: Readonly<Record<string, string>> = {
  rupees: '₹',
  ...{ cm: 'cm', mm: 'mm', m: 'm', km: 'km', kg: 'kg', g: 'g', ppm: 'ppm' },
  ...{ hours: 'hours', hrs: 'hours', minutes: 'minutes', min: 'minutes', seconds: 'seconds', sec: 'seconds' },
  ...{ years: 'years', yrs: 'years', days: 'days', units: 'units', litres: 'litres' },
  ...{ '%': '%', percent: '%', percentage: '%' },
}

const sizes = new Set(['hundred', 'hundreds', 'thousand', 'thousands', 'lakh', 'lakhs', 'crore', 'crores'])

/** The unit of the values of a table, "height (in cm)", "daily wages in ₹"; '' where none is told, or more than one. */
export function unitOfTable({ items }: Question): string {
  const found = items.flatMap((item, at) => {
    if (textOf(items[at - 1]) !== 'in') return []
    const name = item.kind === 'word' ? item.text : item.kind === 'letter' ? item.name : ''
    if (sizes.has(name)) return ['thousand']
    return Object.hasOwn(units, name) ? [units[name] ?? ''] : []
  })
  const [only = '', ...more] = new Set(found)
  return more.length > 0 || only === 'thousand' ? '' : only
}
