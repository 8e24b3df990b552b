import { stemOf } from './asked'
import { known } from './known'
import { plainText } from '../../rich-text/plain'

export interface Completed {
  readonly archetype: string
  readonly because: string
  readonly isRight: (option: string) => boolean
}

const tidied = (text: string): string =>
  stemOf(plainText(text))
    .replace(/\b(?:an|the)\b|\ba (?=(?!and|have|of|is|are|has|be\b)[a-z]{2})/g, ' ')
    .replace(/\.(?=\s)/g, ' ')
    .replace(/[,;:()"“”'’°]/g, ' ')
    .replace(/\^\{?2\}?/g, '²')
    .replace(/\^\{?3\}?/g, '³')
    .replace(/[₀-₉]/g, (digit) => String('₀₁₂₃₄₅₆₇₈₉'.indexOf(digit)))
    .replace(/\bpi\b/g, 'π')
    .replace(/π (?=r\b|r²)/g, 'π')
    .replace(/\s+/g, ' ')
    .trim()

/** What is known of the end of such a stem: "two circles are always" ends "similar". */
export function completed(stem: string): Completed | null {
  const text = tidied(stem)
  for (const [archetype, says, ends, because] of known) {
    const caught = says.exec(text)
    if (!caught) continue
    const right = typeof ends === 'function' ? ends(caught) : ends
    return { archetype, because, isRight: (option) => right.test(tidied(option)) }
  }
  return null
}
