import type { Pairs } from './question/replaced'

const amount = String.raw`(?:₹ ?|rs\.? ?)?\d[\d,]*(?:\.\d+)?`
const amountsIn = (text: string): readonly string[] =>
  (text.match(new RegExp(amount, 'gi')) ?? []).map((one) => one.replace(/[^\d.]/g, '').replace(/\.$/, ''))

const isOther = /\b(?:total|kul|altogether|all|twice|double|percent|less|kam|ghat\w*)\b|%/i

/** "1995 me 5000 salary, har saal 200 increment, kis saal 7000": in the order in which it is told. */
export function withSalaryTold(text: string): string {
  const [year, start, step, reached, ...more] = amountsIn(text)
  const asks = /\b(?:kis (?:saal|year)|which year|kab|when)\b[^]*$/i.exec(text)
  if (!asks || !/\bincrement\b/i.test(text) || isOther.test(text) || more.length > 0) return text
  if (year === undefined || start === undefined || step === undefined || reached === undefined) return text
  const isBehind = asks[0].includes(reached) && !asks[0].includes(start)
  if (
    !/^(?:19|20)\d\d$/.test(year) ||
    !isBehind ||
    !new RegExp(String.raw`${step}[^]*increment|increment[^]*${step}`).test(text)
  )
    return text
  return `Asha started work in ${year} at an annual salary of ₹${start} and received an increment of ₹${step} each year. In which year did her income reach ₹${reached}?`
}

const periods: Readonly<Record<string, string>> = {
  hafte: 'week',
  week: 'week',
  mahine: 'month',
  month: 'month',
  din: 'day',
  day: 'day',
}

/** "pehle week me 5, har week 1.75 badha di, nth week me 20.75, n nikalo" */
export function withSavingsTold(text: string): string {
  const [, period = ''] = /\bnth (hafte|week|mahine|month|din|day)\b/i.exec(text) ?? []
  const [first, step, reached, ...more] = amountsIn(text.replace(/\b1st\b/gi, 'first'))
  const name = periods[period.toLowerCase()]
  const before = text.slice(0, text.search(/\bnth\b/i))
  const grows = /\b(?:badh\w*|bdh\w*|increas\w*|zyada|more)\b/i.test(before)
  const starts = /\b(?:pehl[aei]|first|1st)\b/i.test(before)
  if (name === undefined || !grows || !starts || isOther.test(text) || more.length > 0 || reached === undefined)
    return text
  if (amountsIn(before).length !== 2 || first === undefined || step === undefined) return text
  return `Asha saved Rs ${first} in the first ${name} of a year and then increased her ${name}ly savings by Rs ${step}. If in the nth ${name}, her ${name}ly savings become Rs ${reached}, find n.`
}

export const ofSavings: Pairs = [
  // "repays his total loan of ₹ 1,18,000 by paying every month starting with the first instalment of ₹ 1,000. If he increases the instalment by ₹ 100 every month, ..."
  [
    new RegExp(
      String.raw`\brepays? (?:his|her|the|a) (?:total )?loan(?: of ${amount})? by paying every month,? starting with (?:the |a )?first instal?lment of (${amount})[.,;] (?:if )?(?:he|she) increases the instal?lment by (${amount}) every month[.,;] ?`,
      'gi',
    ),
    'pays $1 as the first instalment and increases the instalment by $2 every month. ',
  ],
  [
    /\bwhat amount will be paid by (?:him|her) in the (\d+(?:st|nd|rd|th)) instal?lment\??/gi,
    'What amount does he pay in the $1 instalment?',
  ],
  [
    /\bwhat (?:total )?amount(?: of (?:the )?loan)? has (?:he|she) paid after (?:the )?(\d+)(?:st|nd|rd|th) instal?lment\??/gi,
    'Find the total amount paid in $1 instalments.',
  ],
  [/^[^]*\bincrement\b[^]*$/i, withSalaryTold],
  [/^[^]*\bnth (?:hafte|week|mahine|month|din|day)\b[^]*$/i, withSavingsTold],
]
