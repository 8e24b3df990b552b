/** Whether a long word is the other with one letter wrong, left out, doubled or exchanged with its neighbour. */
export function isMisspelling(typed: string, word: string): boolean {
  if (typed[0] !== word[0] || Math.min(typed.length, word.length) < 6 || Math.abs(typed.length - word.length) > 1)
    return false
  let same = 0
  while (same < word.length && typed[same] === word[same]) same++
  const rest = [
    [typed.slice(same + 1), word.slice(same + 1)],
    [typed.slice(same + 1), word.slice(same)],
    [typed.slice(same), word.slice(same + 1)],
  ]
  const exchanged =
    typed[same] === word[same + 1] && typed[same + 1] === word[same] && typed.slice(same + 2) === word.slice(same + 2)
  return exchanged || rest.some(([left, right]) => left === right)
}
