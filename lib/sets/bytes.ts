const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const valueOf = new Map(Array.from(letters, (letter, value) => [letter, value]))

/** Bytes as text that stands in a link as it is: base64url without padding. */
export function textOfBytes(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 3) {
    const [a = 0, b = 0, c = 0] = bytes.subarray(at, at + 3)
    const four = [a >> 2, ((a & 3) << 4) | (b >> 4), ((b & 15) << 2) | (c >> 6), c & 63]
    text += four
      .slice(0, Math.min(bytes.length - at, 3) + 1)
      .map((value) => letters[value])
      .join('')
  }
  return text
}

/** The bytes again; undefined where the text is none of ours. */
export function bytesOfText(text: string): Uint8Array | undefined {
  if (text.length % 4 === 1) return undefined
  const bytes: number[] = []
  for (let at = 0; at < text.length; at += 4) {
    const values = Array.from(text.slice(at, at + 4), (letter) => valueOf.get(letter) ?? -1)
    if (values.includes(-1)) return undefined
    const [a = 0, b = 0, c = 0, d = 0] = values
    bytes.push(...[(a << 2) | (b >> 4), ((b & 15) << 4) | (c >> 2), ((c & 3) << 6) | d].slice(0, values.length - 1))
  }
  return Uint8Array.from(bytes)
}

/** Writes whole numbers and texts one behind the other. */
export class ByteWriter {
  readonly #bytes: number[] = []

  /** A whole number from 0 on, in as many bytes as it needs. */
  number(value: number): this {
    let rest = value
    while (rest > 127) {
      this.#bytes.push((rest % 128) + 128)
      rest = Math.floor(rest / 128)
    }
    this.#bytes.push(rest)
    return this
  }

  /** A number from 0 to 2²⁴ − 1 in three bytes. */
  three(value: number): this {
    this.#bytes.push((value >> 16) & 255, (value >> 8) & 255, value & 255)
    return this
  }

  text(text: string): this {
    const own = new TextEncoder().encode(text)
    this.number(own.length)
    this.#bytes.push(...own)
    return this
  }

  bytes(): Uint8Array {
    return Uint8Array.from(this.#bytes)
  }
}

/** The bytes end before what they say, or say what cannot be. */
export class DamagedBytes extends Error {}

/** Reads what a ByteWriter wrote. @throws DamagedBytes */
export class ByteReader {
  #at = 0
  constructor(readonly source: Uint8Array) {}

  #next(): number {
    const byte = this.source[this.#at]
    if (byte === undefined) throw new DamagedBytes('The bytes end too early')
    this.#at += 1
    return byte
  }

  number(): number {
    let [value, factor] = [0, 1]
    for (;;) {
      const byte = this.#next()
      value += (byte & 127) * factor
      if (byte < 128) return value
      factor *= 128
      if (factor > 2 ** 42) throw new DamagedBytes('The number is too long')
    }
  }

  three(): number {
    return (this.#next() << 16) | (this.#next() << 8) | this.#next()
  }

  take(length: number): Uint8Array {
    if (this.#at + length > this.source.length) throw new DamagedBytes('The bytes end too early')
    this.#at += length
    return this.source.subarray(this.#at - length, this.#at)
  }

  rest(): Uint8Array {
    return this.take(this.source.length - this.#at)
  }

  /** `longest`: in bytes. */
  text(longest: number): string {
    const length = this.number()
    if (length > longest) throw new DamagedBytes('The text is too long')
    return new TextDecoder().decode(this.take(length))
  }

  get isAtEnd(): boolean {
    return this.#at === this.source.length
  }
}
