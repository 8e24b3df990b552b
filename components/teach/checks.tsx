interface ChecksProps<T> {
  readonly title: string
  readonly all: readonly T[]
  readonly nameOf: (item: T) => string
  /** Empty stands for all. */
  readonly chosen: readonly T[]
  readonly onChoose: (chosen: readonly T[]) => void
}

/** Boxes to tick, in their order; none ticked means all. */
export function Checks<T extends string | number>({ title, all, nameOf, chosen, onChoose }: ChecksProps<T>) {
  return (
    <fieldset>
      <legend className="font-medium">
        {title} <span className="font-normal text-muted">(none ticked: all)</span>
      </legend>
      <div className="teach-checks">
        {all.map((item) => (
          <label key={item} className="teach-check">
            <input
              type="checkbox"
              className="size-5 shrink-0"
              checked={chosen.includes(item)}
              onChange={(event) =>
                onChoose(all.filter((one) => (one === item ? event.target.checked : chosen.includes(one))))
              }
            />
            <span>{nameOf(item)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
