/** A total that is a product of a price and a number; the price rises by `change`. */
export interface FixedTotal {
  readonly story: 'saplings' | 'books' | 'toys' | 'prize' | 'pens'
  readonly price: number
  readonly change: number
  readonly total: number
  readonly stem: 0 | 1 | 2
}

interface Told {
  readonly question: string
  readonly unknown: string
  readonly asked: string
  readonly unit: '₹' | ''
  /** What the total divided by the unknown is. */
  readonly number: string
  /** What cannot be negative. */
  readonly many: string
}

interface Story {
  /** The range of the price, and the greatest number. */
  readonly least: number
  readonly greatest: number
  readonly most: number
  readonly told: (drawn: FixedTotal, fewer: number) => Told
}

const bought =
  (one: string, things: string, questions: (drawn: FixedTotal, fewer: number) => readonly string[]) =>
  (drawn: FixedTotal, fewer: number): Told => ({
    question: questions(drawn, fewer)[drawn.stem] ?? '',
    unknown: `the price of one ${one} be ₹$x$`,
    asked: `the price of one ${one} is`,
    unit: '₹',
    number: `the number of ${things}`,
    many: 'a price',
  })

export const priceStories: Readonly<Record<FixedTotal['story'], Story>> = {
  saplings: {
    least: 15,
    greatest: 60,
    most: 120,
    told: bought('sapling', 'saplings', ({ total, change }, fewer) => [
      `A club spends ₹$${total}$ on saplings of one price. If each sapling cost ₹$${change}$ more, the club would get $${fewer}$ saplings fewer for the same money. Find the price of a sapling.`,
      `For ₹$${total}$ a school buys saplings, all at the same price. At a price ₹$${change}$ higher it would have got $${fewer}$ fewer. What does one sapling cost?`,
      `A nursery sells saplings at one price. Meera has ₹$${total}$ to spend; were each sapling ₹$${change}$ dearer, she could buy $${fewer}$ fewer. Find the price of one sapling.`,
    ]),
  },
  books: {
    least: 40,
    greatest: 250,
    most: 80,
    told: bought('book', 'books', ({ total, change }, fewer) => [
      `A librarian bought books of one price for ₹$${total}$. Had each book cost ₹$${change}$ more, she would have got $${fewer}$ books fewer for the same amount. Find the price of each book.`,
      `Some books, all of one price, cost ₹$${total}$ together. If the price of each were ₹$${change}$ higher, $${fewer}$ fewer books could be bought for that sum. How much does a book cost?`,
      `The students of a class collect ₹$${total}$ for books of one price. A rise of ₹$${change}$ in the price of a book means $${fewer}$ books fewer. What is the price of a book?`,
    ]),
  },
  toys: {
    least: 30,
    greatest: 200,
    most: 80,
    told: bought('toy', 'toys', ({ total, change }, fewer) => [
      `A shopkeeper buys a number of toys of one kind for ₹$${total}$. If each toy had cost him ₹$${change}$ more, he would have got $${fewer}$ toys fewer. Find the cost of one toy.`,
      `A crèche spends ₹$${total}$ on toys of one price. With each toy ₹$${change}$ dearer, the same sum would buy $${fewer}$ fewer. Find the price of one toy.`,
      `₹$${total}$ is the price of a box of equal toys. If each toy cost ₹$${change}$ more, a box for the same money would hold $${fewer}$ toys fewer. What does one toy cost?`,
    ]),
  },
  pens: {
    least: 10,
    greatest: 60,
    most: 120,
    told: bought('pen', 'pens', ({ total, change }, fewer) => [
      `A stationer sells a packet of pens of one kind for ₹$${total}$. If each pen were priced ₹$${change}$ higher, a packet for the same money would have $${fewer}$ pens fewer. Find the price of a pen.`,
      `Imran pays ₹$${total}$ for pens at one price. At ₹$${change}$ more a pen he would have got $${fewer}$ pens fewer. What did a pen cost?`,
      `For an exam centre pens worth ₹$${total}$ are ordered, all of one price. If the price of a pen goes up by ₹$${change}$, the order shrinks by $${fewer}$ pens. Find the price of a pen before the rise.`,
    ]),
  },
  prize: {
    least: 6,
    greatest: 50,
    most: 400,
    told: ({ total, change, stem }, fewer) => ({
      question:
        [
          `₹$${total}$ is shared equally among some children. If there were $${change}$ more children, each would get ₹$${fewer}$ less. Find the number of children.`,
          `A prize of ₹$${total}$ is divided equally among the members of a team. With $${change}$ more members, each share would be ₹$${fewer}$ smaller. How many members has the team?`,
          `Some friends share the cost of ₹$${total}$ for a picnic equally. If $${change}$ more came along, each would pay ₹$${fewer}$ less. How many friends are there?`,
        ][stem] ?? '',
      unknown: `the number of ${['children', 'members', 'friends'][stem]} be $x$`,
      asked: `the number of ${['children', 'members', 'friends'][stem]} is`,
      unit: '',
      number: 'the amount for each, in rupees,',
      many: 'a number of persons',
    }),
  },
}
