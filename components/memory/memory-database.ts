import { openDB, type DBSchema, type IDBPDatabase } from 'idb'

export const databaseName = 'mathTutorMemory'
const databaseVersion = 1

/** What the memory needs of a database. Each call may fail: refused, full, or written by a later version of the page. */
export interface EventDatabase {
  readonly readAll: () => Promise<readonly unknown[]>
  /** Under a key that is there already, the value stays the same: events never change. */
  readonly write: (entries: readonly Entry[]) => Promise<void>
  readonly clear: () => Promise<void>
}

export interface Entry {
  readonly key: string
  readonly value: unknown
}

interface Schema extends DBSchema {
  events: { key: string; value: unknown }
}

type Connection = IDBPDatabase<Schema>

/** The database of this browser. The connection opens when first needed, and again after the browser has closed it. */
export function browserDatabase(): EventDatabase {
  let opening: Promise<Connection> | undefined
  let opened: Connection | undefined
  const forget = () => {
    opening = undefined
    opened = undefined
  }
  function connection(): Promise<Connection> {
    opening ??= openDB<Schema>(databaseName, databaseVersion, {
      upgrade: (database) => void database.createObjectStore('events'),
      // A later version of the page, in another tab, wants to upgrade: this one lets go.
      blocking(_current, _wanted, { target }) {
        if (target instanceof IDBDatabase) target.close()
        forget()
      },
      terminated: forget,
    }).then(
      (one) => (opened = one),
      (error: unknown) => {
        forget()
        throw error
      },
    )
    return opening
  }
  return {
    readAll: async () => (await connection()).getAll('events'),
    async write(entries) {
      // At once where it is open: before the verdict is drawn, not after it.
      const database = opened ?? (await connection())
      const put = async (durability: IDBTransactionDurability) => {
        const transaction = database.transaction('events', 'readwrite', { durability })
        await Promise.all([...entries.map(({ key, value }) => transaction.store.put(value, key)), transaction.done])
      }
      // A phone kills the whole browser: what the system has by then is not lost, and a slow disk does not delay that.
      const stored = put('relaxed')
      // On the disk as well, for the phone whose battery goes. Asked for now: a clearing that comes later clears it too.
      put('strict').catch((error: unknown) => console.info('It is stored, but maybe not on the disk yet.', error))
      await stored
    },
    clear: async () => (await connection()).clear('events'),
  }
}
