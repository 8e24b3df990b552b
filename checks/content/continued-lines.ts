/**
 * A line that begins with a sign of equality, as it reads behind what it goes on from: "$= \frac{1}{3} ...$ cm³" of "Volume $= ...$". The others as
 * they are.
 */
export function continuedLines(lines: readonly string[]): readonly string[] {
  let head = ''
  return lines.map((line) => {
    const isContinued = /^\$\s*=/.test(line)
    if (!isContinued) head = /^([^$.]*?)\s*\$\s*=/.exec(line)?.[1] ?? ''
    return isContinued && head !== '' ? `${head} ${line}` : line
  })
}
