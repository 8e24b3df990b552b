/** "The product of two consecutive odd integers is $168$": no two such numbers have it. */
export const impossibleProducts = (question: string): readonly string[] =>
  [
    ...question.matchAll(
      /\bproduct of two consecutive (?:positive |natural |negative )*(odd |even )?(?:positive )?(?:integers|numbers|natural numbers) is \$?(\d+)\$?(?!\d|\.\d)/g,
    ),
  ].flatMap(([, kind = '', told = '']) => {
    const product = Number(told)
    // x(x + 1) = p has 4p + 1, and (x - 1)(x + 1) = p has p + 1 for a square
    const root = Math.sqrt(kind === '' ? 4 * product + 1 : product + 1)
    const isOdd = product % 2 === 1
    return Number.isInteger(root) && (kind === '' || isOdd === (kind === 'odd '))
      ? []
      : [`no two consecutive ${kind}numbers have the product ${told}`]
  })
