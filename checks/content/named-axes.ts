/** "On the x-axis $x = 0$": there it is y. */
export function axisFaults(text: string): readonly string[] {
  const form = /\b[Oo]n the \$?([xy])\$?-axis,? (?:we have |it is |every point has )?\$([xy]) = 0\$/g
  return [...text.matchAll(form)].flatMap(([, axis = '', letter]) =>
    axis === letter ? [`on the ${axis}-axis $${axis === 'x' ? 'y' : 'x'} = 0$`] : [],
  )
}
