/** n instalments a, a + d, ...; after k of them unpaid/whole of the debt is still open. */
export interface Debt {
  readonly story: 0 | 1 | 2
  readonly n: number
  readonly k: number
  readonly a: number
  readonly d: number
  readonly unpaid: number
  readonly whole: number
}

/** What can still be unpaid. */
export const shares = [
  [1, 3],
  [1, 4],
  [2, 5],
] as const

const share = ({ unpaid, whole }: Debt): string =>
  `${unpaid} / ${whole}` === '1 / 3' ? 'one-third' : whole === 4 ? 'one-fourth' : 'two-fifths'

type Tell = (debt: Debt, total: string) => string

export const debts: readonly [Tell, Tell, Tell] = [
  (debt, total) =>
    `A debt of ₹$${total}$ is to be cleared in ${debt.n} monthly instalments that form an AP. When ${debt.k} instalments are paid, ${share(debt)} of the debt is still unpaid. Find the first instalment, in rupees.`,
  (debt, total) =>
    `Reshma borrowed ₹$${total}$ from her self-help group, without interest. She pays it back in ${debt.n} monthly instalments, each of them more than the one before by the same amount. After ${debt.k} instalments ${share(debt)} of the loan remains to be paid. How many rupees was her first instalment?`,
  (debt, total) =>
    `A shopkeeper pays for a machine of ₹$${total}$ in ${debt.n} instalments which are in AP. With the first ${debt.k} instalments he has paid all but ${share(debt)} of the price. What was the first instalment, in rupees?`,
]
