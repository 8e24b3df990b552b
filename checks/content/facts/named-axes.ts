/** "On the x-axis $x = 0$": there it is y. "It cuts the y-axis at $(-9, 0)$": there x is 0. */
export function axisFaults(text: string): readonly string[] {
  const point =
    /\bthe \$?([xy])\$?-axis at (?:the point )?\$?(?:[A-Z])?(?:\\left)?\(([^(),$]+),([^(),$]+?)(?:\\right)?\)/g
  const form = /\b[Oo]n the \$?([xy])\$?-axis,? (?:we have |it is |every point has )?\$([xy]) = 0\$/g
  const points = [...text.matchAll(point)].flatMap(([, axis = '', x = '', y = '']) => {
    const other = (axis === 'x' ? y : x).trim()
    return /^-?[\d.]+$/.test(other) && Number(other) !== 0
      ? [`a point of the ${axis}-axis has $${axis === 'x' ? 'y' : 'x'} = 0$, and not $${other}$`]
      : []
  })
  return [
    ...points,
    ...[...text.matchAll(form)].flatMap(([, axis = '', letter]) =>
      axis === letter ? [`on the ${axis}-axis $${axis === 'x' ? 'y' : 'x'} = 0$`] : [],
    ),
  ]
}
