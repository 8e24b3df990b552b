import { isAsserted } from './asserted'
import { sentencesIn } from './in-plain-words'

const kinds = '(opposite|adjacent)'
const side = '([A-Z])([A-Z])(?![A-Za-z])'
const forms: readonly (readonly [RegExp, (found: readonly string[]) => readonly string[]])[] = [
  [
    new RegExp(String.raw`\b[Ff]or (?:the )?(?:acute )?angle ([A-Z]),? the ${kinds} side is ${side}`, 'g'),
    ([corner = '', kind = '', a = '', b = '']) => [corner, kind, a, b],
  ],
  [
    new RegExp(String.raw`\bside ${kinds} to (?:the )?(?:acute )?(?:angle )?([A-Z]) is ${side}`, 'g'),
    ([kind = '', corner = '', a = '', b = '']) => [corner, kind, a, b],
  ],
  [
    new RegExp(String.raw`\b${side} is (?:the side )?${kinds} to (?:the )?(?:acute )?angle ([A-Z])(?![A-Za-z])`, 'g'),
    ([a = '', b = '', kind = '', corner = '']) => [corner, kind, a, b],
  ],
  [
    new RegExp(
      String.raw`\b[Ff]or (?:the )?(?:acute )?angle ([A-Z])\b[^.;:]*?,? and the ${kinds} side is ${side}`,
      'g',
    ),
    ([corner = '', kind = '', a = '', b = '']) => [corner, kind, a, b],
  ],
]

/** "For angle A the opposite side is AB": what is opposite to an angle does not end in it. */
export const sideOfAngleFaults = (text: string): readonly string[] =>
  sentencesIn(text).flatMap((sentence) =>
    /\b(?:opposite|adjacent)\b/.test(sentence) && isAsserted(sentence)
      ? forms.flatMap(([form, order]) =>
          [...sentence.matchAll(form)].flatMap(([, ...found]) => {
            const [corner = '', kind = '', a = '', b = ''] = order(found)
            const isAtCorner = [a, b].includes(corner)
            return isAtCorner === (kind === 'adjacent')
              ? []
              : [
                  isAtCorner
                    ? `${a}${b} ends at ${corner}: it is no side opposite to the angle ${corner}`
                    : `${a}${b} does not end at ${corner}: it is opposite to the angle ${corner}, and not adjacent`,
                ]
          }),
        )
      : [],
  )
