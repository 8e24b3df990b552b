import { readable } from './typed'

/** The character of a response that a place in its cleaned text came from: the shortest beginning that reaches that far. */
export function placeIn(response: string, at: number): number {
  let [low, high] = [0, Math.min(response.length, 2000)]
  while (low < high) {
    const middle = (low + high) >> 1
    if (readable(`${response.slice(0, middle + 1)}`).length > at) high = middle
    else low = middle + 1
  }
  return low
}
