import * as z from 'zod'
import { numberWanted, textWanted, wanted } from './wanted'

/** A schema for each field of a type: optional ones alone may be left out. */
type Fields<T> = {
  readonly [K in keyof T]-?: Record<never, never> extends Pick<T, K>
    ? z.ZodExactOptional<z.ZodType<T[K]>>
    : z.ZodType<T[K]>
}

/** An object with just the fields of a type: fields<PlanePoint>()({ at: xy, ... }). */
export const fields =
  <T>() =>
  <Shape extends Fields<T>>(shape: Shape & Readonly<Record<Exclude<keyof Shape, keyof T>, never>>) =>
    z.strictObject<Shape>(shape, {
      error: (issue) =>
        issue.code === 'unrecognized_keys'
          ? `${issue.keys.join(', ')} is unknown: use ${Object.keys(shape).join(', ')}`
          : `write an object { ... } with ${Object.keys(shape).join(', ')}`,
    })

/** What is printed or read aloud as it stands holds no TeX. */
const plainText = /^[^$\\]*$/

export const text = (example: string) => z.string({ error: textWanted(example) }).min(1, { error: textWanted(example) })
export const number = z.number({ error: numberWanted(0) })
export const length = z.number({ error: numberWanted(1) }).positive('write a number above 0')
export const flag = z.boolean({ error: 'write true, or leave it out' })
const pair = (cure: string) => z.tuple([number, number], { error: wanted(cure) }).readonly()
export const xy = pair('write two numbers [x, y]')
export const range = pair('write two numbers [least, greatest]')
export const tone = z.literal([1, 2, 3, 4], { error: 'is 1, 2, 3 or 4' })
export const name = text('A')
/** Printed as it stands. */
export const labelled = (example: string) =>
  text(example).regex(plainText, 'is printed as it stands: write r or x², without dollars and backslashes')
export const label = labelled('6 cm')
export const list = <Item extends z.ZodType>(item: Item, what: string) =>
  z.array(item, { error: wanted(`write a list of ${what}`) }).readonly()

/** What every figure has; `example`: a description as one of that kind could have it. */
export const described = (example: string) => ({
  description: text(example).regex(plainText, 'is read aloud: write words, no TeX'),
  caption: text('The shaded part is a sector.').exactOptional(),
})
