/** Spoken and set forms of one thing. */
export const settled = (text: string): string =>
  text
    .replace(
      /\b(\d{1,2})[:.](\d\d)\s?([ap])\.?\s?m\b\.?/g,
      (_, hour: string, minute: string, half: string) => `${Number(hour)}:${minute} ${half}m`,
    )
    .replace(/\b0(?=\d:\d\d\b)/g, '')
    .replace(
      /\b(1[3-9]|2[0-3])(:\d\d)\b(?!\s?[ap]m)/g,
      (_, hour: string, rest: string) => `${Number(hour) - 12}${rest} pm`,
    )
    .replace(/\b([xy])[\s-]{0,3}ax[ie]s\b/g, '$1axis')
    .replace(/(?<=[\d)])\sx\s(?=[\d√(])/g, '*')
    .replace(/\bright[\s-]angled?\b/g, 'right')
    .replace(/\b([a-z]) is (negative|positive)\b/g, (_, name: string, sign: string) => withSign(name, sign))
    .replace(
      /\b([a-z]) (?:(?:is|lies|is lying) )?(?:strictly )?(?:in )?between (-?[\d./]{1,20}) and (-?[\d./]{1,20})(?:,? (?:both (?:left out|excluded|not included)|exclusive))?/g,
      '$2 < $1 < $3',
    )
    .replace(
      /\b(?:both )?([a-z]) (?:and|,) ([a-z]) (?:are )?(?:both )?(negative|positive)\b/g,
      (_, one: string, other: string, sign: string) => `${withSign(one, sign)} and ${withSign(other, sign)}`,
    )
    .replace(
      /\b([a-z]) (negative|positive)(?=$|[,;.]| and| but| [a-z] (?:neg|pos))/g,
      (_, name: string, sign: string) => withSign(name, sign),
    )
    .replace(
      /\b([a-z]) ?(>=?) ?(-?[\d./]{1,20})(?: and| ?&| ?,) ?\1 ?(<=?) ?(-?[\d./]{1,20})(?![\d./])/g,
      (_, name: string, from: string, low: string, to: string, high: string) =>
        `${low} ${from === '>' ? '<' : '<='} ${name} ${to} ${high}`,
    )
    .replace(
      /\b([a-z]) ?(<=?) ?(-?[\d./]{1,20})(?: and| ?&| ?,) ?\1 ?(>=?) ?(-?[\d./]{1,20})(?![\d./])/g,
      (_, name: string, to: string, high: string, from: string, low: string) =>
        `${low} ${from === '>' ? '<' : '<='} ${name} ${to} ${high}`,
    )
    .replace(/(^|[,;.] ?)(?:koi )?((?:[a-z]{1,15} ){1,4}?)(?:nahi|nahin|nhi)\b/g, '$1no $2')
    .replace(/\bnot (?=no\b|yes\b)/g, 'not')
    .replace(/\b(?:she|he) is not (?:right|correct)\b/g, 'no')
    .replace(/\b(?:she|he) is (?:right|correct)\b/g, 'yes')
    .replace(/\b(?:(?:only|exactly) )?(one|two|three|[0-4]) zero(?:e?s)?\b/g, '$1')
    .replace(/\bat (?:a|1|one|a single|exactly one|unique) point\b/g, 'at point')
    .replace(/\b(?:1|one) solutions?\b/g, 'unique')
    .replace(/\b2 (?=(?:real|equal|distinct|different|unequal)\b)/g, 'two ')
    .replace(/(?<=\d)\s?degrees?\b/g, '°')
    .replace(/\bsum of (?:all )?(?:the )?([a-z ]{3,40}?) (?:is|equals) (?=\d)/g, '$1 add to ')
    .replace(/\s?\bpercent(?:age)?\b/g, '%')
    .replace(/\bno (?=(?:roots?|zero(?:e?s)?)\b)/g, 'no real ')
    .replace(/(?<=\d)\s?\binto\b\s?/g, '*')
    .replace(/\((?=[a-z ]{3,80}\))([a-z ]+)\)/g, ' $1 ')
    .replace(/(?<=[a-z]{2})-(?=[a-z]{2})/g, ' ')

const withSign = (name: string, sign: string): string => `${name} ${sign === 'negative' ? '<' : '>'} 0`
