/** The same draw with the other of its two last parts. */
export function otherLast<Draw extends { readonly last: string }>(
  draw: Draw,
  one: Draw['last'],
  other: Draw['last'],
): Draw {
  return { ...draw, last: draw.last === one ? other : one }
}
