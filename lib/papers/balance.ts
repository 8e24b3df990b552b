import type { Blueprint, BlueprintGroup, BlueprintUnit } from './blueprint'
import { topicKeys, type TopicKey } from '../syllabus'
import { units } from '../units'

/** What a chapter is wanted that may have a question and has no need of it, in marks. */
const leastWanted = 0.25

/** What each unit and chapter of a paper still wants while it is drawn. */
export class Balance {
  private readonly left: Map<string, number>
  private readonly used = new Map<TopicKey, number>()
  private readonly inGroup = new Map<BlueprintGroup, Map<TopicKey, number>>()

  constructor(private readonly blueprint: Blueprint) {
    this.left = new Map(blueprint.units.map(({ unit, marks }) => [unit, marks]))
  }

  /**
   * How much a chapter wants a question of the group: 0 where it may have none.
   * @param aside for each unit the marks that are better left to other questions.
   */
  wants(group: BlueprintGroup, topic: TopicKey, aside?: ReadonlyMap<string, number>): number {
    const left = this.left.get(unitKeyOf(topic)) ?? 0
    const [least, most] = this.range(topic)
    const used = this.used.get(topic) ?? 0
    const isFull = (this.inGroup.get(group)?.get(topic) ?? 0) >= (group.perChapter ?? Infinity)
    const isOut = group.chapters !== undefined && !group.chapters.includes(topic)
    if (isFull || isOut || left < group.marks || used + group.marks > most) return 0
    const need = used < least ? 2 : 1
    if (!aside) return Math.min(left, most - used) ** 3 * need
    const kept = aside.get(unitKeyOf(topic)) ?? 0
    const wanted = Math.min(left - kept, (most - used) * (1 - kept / this.marksOf(topic)))
    return Math.max(wanted, leastWanted) ** 2 * need
  }

  /** The chapters of the units that must be asked now, since what is drawn later cannot give them their marks; null where none must. */
  urgent(supplyOf: (topics: readonly TopicKey[], wanted: number) => number): readonly TopicKey[] | null {
    const short = units.filter(({ key, topics }) => {
      const left = this.left.get(key) ?? 0
      return left > 0 && left > supplyOf(topics, left)
    })
    return short.length > 0 ? short.flatMap(({ topics }) => topics) : null
  }

  take(group: BlueprintGroup, topic: TopicKey): void {
    const unit = unitKeyOf(topic)
    this.left.set(unit, (this.left.get(unit) ?? 0) - group.marks)
    this.used.set(topic, (this.used.get(topic) ?? 0) + group.marks)
    const counts = this.inGroup.get(group) ?? new Map<TopicKey, number>()
    this.inGroup.set(group, counts.set(topic, (counts.get(topic) ?? 0) + 1))
  }

  /** Every unit has just its marks, and every chapter its least. */
  isKept(): boolean {
    return (
      [...this.left.values()].every((left) => left === 0) &&
      topicKeys.every((topic) => (this.used.get(topic) ?? 0) >= this.range(topic)[0])
    )
  }

  private range(topic: TopicKey): readonly [least: number, most: number] {
    return this.unitOf(topic)?.chapters?.[topic] ?? [0, this.marksOf(topic)]
  }

  private marksOf(topic: TopicKey): number {
    return this.unitOf(topic)?.marks ?? 0
  }

  private unitOf(topic: TopicKey): BlueprintUnit | undefined {
    return this.blueprint.units.find(({ unit }) => unit === unitKeyOf(topic))
  }
}

const unitKeyOf = (topic: TopicKey): string => units.find(({ topics }) => topics.includes(topic))?.key ?? ''
