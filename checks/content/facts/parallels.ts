const side = String.raw`\$?([A-Z])([A-Z])\$?`
const forms = [
  new RegExp(String.raw`\bparallels? (?:lines? |sides? )?${side} and ${side}`, 'g'),
  new RegExp(String.raw`([A-Z])([A-Z]) \\parallel ([A-Z])([A-Z])(?![A-Z])`, 'g'),
]

/** "Between the same parallels AB and AC": lines with a point in common are not parallel. */
export const parallelFaults = (text: string): readonly string[] =>
  forms.flatMap((form) =>
    [...text.matchAll(form)].flatMap(([, a = '', b = '', c = '', d = '']) => {
      const common = [a, b].find((one) => one === c || one === d)
      return common === undefined || new Set([a, b, c, d]).size < 3
        ? []
        : [`${a}${b} and ${c}${d} meet at ${common}: they are not parallel`]
    }),
  )
