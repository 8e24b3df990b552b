const turned = String.raw`\$?(\d+)\$? (minutes?|hours?|seconds?)\b[^.]*? through \$?(\d+)(?:\^\\circ\$?|°| degrees)`
const twice = new RegExp(String.raw`\b[Ii]n ${turned}[^.]*?\bin ${turned}`)

/** A hand that turns evenly: "In 60 minutes it turns through 360°, so in 10 minutes through 60°" are in one ratio. */
export function turnedFaults(line: string): readonly string[] {
  const [, time, unit = '', angle, other, otherUnit = '', result] = twice.exec(line) ?? []
  if (time === undefined || unit.replace(/s$/, '') !== otherUnit.replace(/s$/, '')) return []
  const right = (Number(angle) * Number(other)) / Number(time)
  return right === Number(result)
    ? []
    : [
        `through ${angle ?? ''}° in ${time} ${unit} it turns ${Number(right.toFixed(2))}° in ${other ?? ''}, not ${result ?? ''}°`,
      ]
}
