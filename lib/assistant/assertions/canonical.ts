import { plainText } from '../../rich-text/plain'

/** Words that a statement holds in any way of saying it. */
const joining = new Set(
  `a an the of is are and by given for any to we have its their in be equal equals which that from with between always line segment joining join
  point points number numbers integer integers positive two both value values then if formula every all event events general says
  called obtained can has coordinates respective respectively or it where when`.split(/\s+/),
)

/** A general statement in few letters, the same for all ways of saying it: without articles and joining words. */
export function canonical(text: string): string {
  const signs = plainText(text)
    .toLowerCase()
    .replace(/[₀-₉]/g, (digit) => `${'₀₁₂₃₄₅₆₇₈₉'.indexOf(digit)}`)
    .replace(/_\{?(\d)\}?/g, '$1')
    .replace(/[ₙₖ₊₋]/g, (sign) => ({ ₙ: 'n', ₖ: 'k', '₊': '+', '₋': '-' })[sign] ?? '')
    .replace(/[²³]/g, (power) => `^${power === '²' ? 2 : 3}`)
    .replace(/[−–—]/g, '-')
    .replace(/[×·∗]/g, '*')
    .replace(/÷|\bdivided by\b/g, '/')
    .replace(/theta/g, 'θ')
    .replace(/°/g, '')
    .replace(/(?<=\p{L})-(?=\p{L}{3})/gu, ' ')
    // the A of an angle is no article
    .replace(/(?<=\b(?:sin|cos|tan|cosec|sec|cot)(?:\^\d)?)\s+(?=[aθ]\b)/g, '')
    .replace(/\bzero\b/g, '0')
    .replace(/=/g, ' ')
    .replace(/mid\s?point/g, 'midpoint')
    .replace(/co\s?prime/g, 'coprime')
  return signs
    .split(/\s+/)
    .map((word) => word.replace(/^[.,;:!]+|[.,;:!]+$/g, ''))
    .filter((word) => word !== '' && !joining.has(word))
    .join('')
    .replace(/zeros/g, 'zeroes')
    .replace(/[^\p{L}\p{N}≠<>≤≥+\-/√^()*:]/gu, '')
}
