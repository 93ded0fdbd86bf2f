import { cpSync, mkdirSync, rmSync } from 'node:fs'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type AuditParts, HeadKeeper, system, verifyChains } from '@iisp/server'
import type { Witness, WitnessReading } from '@iisp/server/audit/witness-port'
import type { Iisp } from '@iisp/testing/iisp'

/** The chain that is tampered with. */
export const chain = 'M001'

/** A readable witness in memory. */
class MemoryWitness implements Witness {
  readonly name = 'memory'
  readonly #texts = new Map<string, string[]>()

  put(node: string, _line: number, text: string): Promise<void> {
    this.#texts.set(node, [...(this.#texts.get(node) ?? []), text])
    return Promise.resolve()
  }
  newest(): Promise<readonly WitnessReading[]> {
    return Promise.resolve([...this.#texts].map(([node, texts]) => ({ node, texts })))
  }
}

/** A portal with an audit trail, signed heads in a folder and a witness. Changes to them can be undone. */
export class Scene {
  readonly iisp: Iisp
  readonly folder: string
  readonly #saved: string
  readonly #parts: AuditParts & { readonly folder: string }
  #keeper: HeadKeeper
  /** Number of rows in the chain before tampering. */
  length = 0

  private constructor(iisp: Iisp, folder: string) {
    this.iisp = iisp
    this.folder = folder
    this.#saved = join(folder, 'saved')
    const { auditRowKey: rowKey, auditHeadKey: headKey } = iisp.secrets
    this.#parts = { rowKey, headKey, folder, witness: new MemoryWitness() }
    this.#keeper = this.#newKeeper()
  }

  static async open(iisp: Iisp, folder: string): Promise<Scene> {
    const scene = new Scene(iisp, folder)
    await scene.#commit(150)
    await scene.#keeper.open()
    await scene.act()
    await iisp.owner.query('CREATE SCHEMA saved')
    return scene
  }

  #newKeeper() {
    return new HeadKeeper(this.iisp.db, this.#parts, (failure) => this.#alarms.push(String(failure)))
  }
  readonly #alarms: string[] = []

  /** Lets the portal add a row to the chain and sign the heads. */
  async act(): Promise<void> {
    await this.#commit(1)
    await this.#keeper.turn()
  }
  #commit(acts: number): Promise<void> {
    const act = { institutionId: chain, action: 'prove.act', object: 'prove:1' }
    return this.iisp.db.transact(system('prove'), async (db) => {
      for (let n = 1; n <= acts; n++) db.audit({ ...act, detail: { n, amount: '12.50', rate: 0.1 } })
    })
  }

  /** The error of a start with the current trail; '' if it succeeds. */
  async start(): Promise<string> {
    const keeper = this.#newKeeper()
    return keeper.open().then(
      async () => {
        await keeper.close()
        return ''
      },
      (thrown: unknown) => String(thrown),
    )
  }
  async accept(reason: string): Promise<void> {
    const keeper = this.#newKeeper()
    await keeper.accept(await keeper.lostHeads(), reason)
  }

  /** All findings in short form, such as 'M001 changed 3-3 table' or 'file heads-cut 4-5'. */
  async verify(): Promise<string[]> {
    const { chains, reports } = await verifyChains(this.iisp.db.reader(system('prove')), this.#parts)
    return [
      ...chains.flatMap(({ institutionId, findings }) =>
        findings.map(({ kind, from, to, source }) => `${institutionId} ${kind} ${from}-${to} ${source}`),
      ),
      ...reports.flatMap(({ source, findings }) =>
        findings.map(({ kind, from, to }) => `${source} ${kind} ${from}-${to}`),
      ),
    ]
  }

  async begin(): Promise<void> {
    const { owner } = this.iisp
    for (const table of ['audit', 'audit_head', 'audit_node']) {
      await owner.query(`DROP TABLE IF EXISTS saved.${table}`)
      await owner.query(`CREATE TABLE saved.${table} AS TABLE platform.${table}`)
    }
    const { rows } = await owner.query<{ seq: string }>(
      `SELECT seq FROM platform.audit_head WHERE institution_id = '${chain}'`,
    )
    this.length = Number(rows[0]?.seq)
    mkdirSync(this.#saved, { recursive: true })
    for (const name of this.#files()) cpSync(join(this.folder, name), join(this.#saved, name))
  }

  async undo(): Promise<void> {
    for (const table of ['audit', 'audit_head', 'audit_node'])
      await this.iisp.owner.query(
        `TRUNCATE platform.${table}; INSERT INTO platform.${table} SELECT * FROM saved.${table}`,
      )
    for (const name of this.#files()) rmSync(join(this.folder, name))
    cpSync(this.#saved, this.folder, { recursive: true })
    rmSync(this.#saved, { recursive: true })
    this.#keeper = this.#newKeeper()
  }

  #files = () => readdirSync(this.folder).filter((name) => name.startsWith('audit-heads'))

  async close(): Promise<void> {
    await this.#keeper.close()
  }
}
