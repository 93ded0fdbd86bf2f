import { readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { auditVerification, verifyAudit } from '@iisp/audit/contract'
import { type Scene, chain } from './scene.ts'

interface Tampering {
  readonly name: string
  /** Returns messages in addition to those of the verification: of a start or a refusal. */
  tamper(scene: Scene): Promise<string[]>
  /** Findings or messages that must occur. */
  readonly noticed: readonly string[] | ((scene: Scene) => readonly string[])
}

const sql = async (scene: Scene, ...statements: string[]): Promise<string[]> => {
  for (const statement of statements) await scene.iisp.owner.query(statement)
  return []
}
/** Recomputes the links of a chain from a row on, and its head, as the owner of the table can. */
const relink = (from: number) => `DO $$
  DECLARE link platform.audit; before bytea;
  BEGIN
    SELECT hash INTO before FROM platform.audit WHERE institution_id = '${chain}' AND seq = ${from - 1};
    FOR link IN SELECT * FROM platform.audit WHERE institution_id = '${chain}' AND seq >= ${from} ORDER BY seq LOOP
      before := platform.audit_link(before, link.mark, link.seq, link.at);
      UPDATE platform.audit SET hash = before WHERE institution_id = '${chain}' AND seq = link.seq;
      UPDATE platform.audit_head SET seq = link.seq, hash = before WHERE institution_id = '${chain}';
    END LOOP;
  END $$`
const insertLast = (mark: string) => `INSERT INTO platform.audit
  SELECT a.institution_id, h.seq + 1, now(), real_person, effective_account, action, object, '{"amount": "9.99"}',
    '\\x00', ${mark} FROM platform.audit a JOIN platform.audit_head h USING (institution_id)
  WHERE institution_id = '${chain}' AND a.seq = 5`
const row = (seq: number) => `institution_id = '${chain}' AND seq = ${seq}`
const logPath = (scene: Scene) => join(scene.folder, 'audit-heads.log')

/** Statements that must be refused for the application's role. */
const asApplication = [
  `UPDATE platform.audit SET action = 'x'`,
  'DELETE FROM platform.audit',
  'TRUNCATE platform.audit',
  'UPDATE platform.audit_head SET seq = 1',
  'DELETE FROM platform.audit_head',
  `INSERT INTO platform.audit SELECT * FROM platform.audit LIMIT 1`,
  'DROP FUNCTION platform.finish(jsonb, jsonb, jsonb, jsonb)',
]

export const tamperings: readonly Tampering[] = [
  {
    name: 'the owner changes what a row says',
    tamper: (scene) => sql(scene, `UPDATE platform.audit SET detail = '{"amount": "1"}' WHERE ${row(7)}`),
    noticed: [`${chain} changed 7-7 table`],
  },
  {
    name: 'the owner deletes a row in the middle',
    tamper: (scene) => sql(scene, `DELETE FROM platform.audit WHERE ${row(9)}`),
    noticed: [`${chain} missing 9-9 table`],
  },
  {
    name: 'the owner deletes a row and closes the gap with links that fit',
    tamper: (scene) =>
      sql(
        scene,
        `DELETE FROM platform.audit WHERE ${row(9)}`,
        `UPDATE platform.audit SET seq = -seq WHERE institution_id = '${chain}' AND seq > 9`,
        `UPDATE platform.audit SET seq = -seq - 1 WHERE institution_id = '${chain}' AND seq < 0`,
        relink(9),
      ),
    noticed: ({ length }) => [`${chain} missing ${length}-${length} file`],
  },
  {
    name: 'the owner cuts the last hundred rows and sets the head back',
    tamper: (scene) =>
      sql(
        scene,
        `DELETE FROM platform.audit WHERE institution_id = '${chain}' AND seq > ${scene.length - 100}`,
        `UPDATE platform.audit_head h SET seq = a.seq, hash = a.hash FROM platform.audit a
         WHERE h.institution_id = '${chain}' AND a.institution_id = '${chain}' AND a.seq = ${scene.length - 100}`,
      ),
    noticed: ({ length }) => [
      `${chain} missing ${length - 99}-${length} file`,
      `${chain} missing ${length - 99}-${length} witness`,
    ],
  },
  {
    name: 'the owner sets the head back alone',
    tamper: (scene) =>
      sql(scene, `UPDATE platform.audit_head SET seq = seq - 3 WHERE institution_id = '${chain}'`),
    noticed: ({ length }) => [`${chain} head-back ${length - 3}-${length} table`],
  },
  {
    name: 'the owner deletes a chain with its head',
    tamper: (scene) =>
      sql(
        scene,
        `DELETE FROM platform.audit WHERE institution_id = '${chain}'`,
        `DELETE FROM platform.audit_head WHERE institution_id = '${chain}'`,
      ),
    noticed: ({ length }) => [`${chain} gone 1-${length} file`],
  },
  {
    name: 'the owner rewrites a row and hashes everything behind it anew',
    tamper: (scene) =>
      sql(scene, `UPDATE platform.audit SET object = 'transfer-order:1' WHERE ${row(20)}`, relink(20)),
    noticed: [`${chain} changed 20-20 table`],
  },
  {
    name: 'the owner moves a time and hashes everything behind it anew',
    tamper: (scene) =>
      sql(scene, `UPDATE platform.audit SET at = at - interval '1 hour' WHERE ${row(20)}`, relink(20)),
    noticed: ({ length }) => [
      `${chain} rewritten ${length}-${length} file`,
      `${chain} rewritten ${length}-${length} witness`,
    ],
  },
  {
    name: 'the owner changes a time',
    tamper: (scene) => sql(scene, `UPDATE platform.audit SET at = at - interval '1 hour' WHERE ${row(30)}`),
    noticed: [`${chain} moved 30-30 table`],
  },
  {
    name: 'the owner writes a row at the end with a link that fits',
    tamper: (scene) =>
      sql(scene, insertLast(`sha256('a') || substr(sha256('b'), 1, 16)`), relink(scene.length + 1)),
    noticed: ({ length }) => [`${chain} changed ${length + 1}-${length + 1} table`],
  },
  {
    name: 'the owner writes a row again at the end, with its own mark and a link that fits',
    tamper: (scene) =>
      sql(scene, insertLast('mark').replace(`'{"amount": "9.99"}'`, 'detail'), relink(scene.length + 1)),
    noticed: ({ length }) => [`${chain} repeated ${length + 1}-${length + 1} table`],
  },
  {
    name: 'the owner swaps two rows',
    tamper: (scene) =>
      sql(
        scene,
        `UPDATE platform.audit SET seq = -1 WHERE ${row(40)}`,
        `UPDATE platform.audit SET seq = 40 WHERE ${row(41)}`,
        `UPDATE platform.audit SET seq = 41 WHERE ${row(-1)}`,
      ),
    noticed: [`${chain} moved 40-42 table`],
  },
  {
    name: 'the owner drops the function and writes a row directly, as if it were older than the marks',
    tamper: async (scene) => {
      const { owner } = scene.iisp
      const { rows } = await owner.query<{ text: string }>(
        `SELECT pg_get_functiondef('platform.finish(jsonb,jsonb,jsonb,jsonb)'::regprocedure) AS text`,
      )
      await sql(
        scene,
        'DROP FUNCTION platform.finish(jsonb, jsonb, jsonb, jsonb)',
        insertLast('NULL'),
        `UPDATE platform.audit a SET hash = sha256(before.hash || convert_to(jsonb_build_array(a.institution_id, a.seq,
           extract(epoch FROM a.at)::numeric(20, 6)::text, a.real_person, a.effective_account, a.action, a.object,
           a.detail)::text, 'UTF8'))
         FROM platform.audit before WHERE before.institution_id = a.institution_id AND before.seq = a.seq - 1
           AND a.institution_id = '${chain}' AND a.seq = ${scene.length + 1}`,
        `UPDATE platform.audit_head h SET seq = a.seq, hash = a.hash, marked_from = a.seq + 1 FROM platform.audit a
         WHERE a.institution_id = h.institution_id AND h.institution_id = '${chain}' AND a.seq = ${scene.length + 1}`,
        rows[0]?.text ?? '',
      )
      return []
    },
    noticed: ({ length }) => [
      `${chain} unmarked ${length + 1}-${length + 1} table`,
      `${chain} switch 1-${length + 2} file`,
    ],
  },
  {
    name: 'the owner replaces the function by one that writes no audit rows',
    tamper: async (scene) => {
      const { owner } = scene.iisp
      const { rows } = await owner.query<{ text: string }>(
        `SELECT pg_get_functiondef('platform.finish(jsonb,jsonb,jsonb,jsonb)'::regprocedure) AS text`,
      )
      await owner.query(`CREATE OR REPLACE FUNCTION platform.finish(who jsonb, audits jsonb, events jsonb, key jsonb)
        RETURNS jsonb LANGUAGE sql RETURN '{}'::jsonb`)
      const refused = await scene.act().then(
        () => [],
        (thrown: unknown) => [String(thrown)],
      )
      await owner.query(rows[0]?.text ?? '')
      return refused
    },
    noticed: ['Error: the database did not write the audit rows'],
  },
  {
    name: 'an old dump is restored over the trail',
    tamper: async (scene) => {
      await sql(
        scene,
        `DELETE FROM platform.audit WHERE institution_id = '${chain}' AND seq > 100`,
        `UPDATE platform.audit_head h SET seq = a.seq, hash = a.hash FROM platform.audit a
         WHERE h.institution_id = '${chain}' AND a.institution_id = '${chain}' AND a.seq = 100`,
        'UPDATE platform.audit_node SET line = 1',
      )
      const said = await scene.start()
      return said.includes('npm run audit:accept-restore') ? ['the start is refused'] : [`said: ${said}`]
    },
    noticed: ({ length }) => ['the start is refused', `${chain} missing 101-${length} file`],
  },
  {
    name: 'the file of signed heads is edited',
    tamper: (scene) => {
      const text = readFileSync(logPath(scene), 'utf8')
      const lines = text.split('\n')
      const at = lines.length - 3
      writeFileSync(
        logPath(scene),
        lines.with(at, lines[at]?.replace(/"\w{64}"/, `"${'0'.repeat(64)}"`) ?? '').join('\n'),
      )
      return Promise.resolve([])
    },
    noticed: ['file heads-changed 1-1'],
  },
  {
    name: 'the file of signed heads is cut',
    tamper: (scene) => {
      const text = readFileSync(logPath(scene), 'utf8')
      truncateSync(logPath(scene), text.lastIndexOf('\n', text.length - 2) + 1)
      return Promise.resolve([])
    },
    noticed: ['file heads-cut 2-2'],
  },
  {
    name: 'the file of signed heads is emptied',
    tamper: (scene) => {
      truncateSync(logPath(scene), 0)
      return Promise.resolve([])
    },
    noticed: ['file heads-cut 1-2'],
  },
  {
    name: 'rows, head, file and the count of its lines are all set back: the witness still knows',
    tamper: async (scene) => {
      const text = readFileSync(logPath(scene), 'utf8')
      truncateSync(logPath(scene), text.lastIndexOf('\n', text.length - 2) + 1)
      return sql(
        scene,
        `DELETE FROM platform.audit WHERE ${row(scene.length)}`,
        `UPDATE platform.audit_head h SET seq = a.seq, hash = a.hash FROM platform.audit a
         WHERE h.institution_id = '${chain}' AND a.institution_id = '${chain}' AND a.seq = ${scene.length - 1}`,
        'UPDATE platform.audit_node SET line = 1, witnessed = 1',
      )
    },
    noticed: ({ length }) => ['witness heads-cut 2-2', `${chain} missing ${length}-${length} witness`],
  },
  {
    name: 'the application role tries to change the trail',
    tamper: async (scene) => {
      const { owner } = scene.iisp
      const refused: string[] = []
      await owner.query('SET ROLE iisp_app')
      for (const statement of asApplication) {
        await owner.query(statement).catch((thrown: Error) => {
          if (/permission denied|must be owner/.test(thrown.message)) refused.push(`refused: ${statement}`)
        })
      }
      await owner.query('RESET ROLE')
      return refused
    },
    noticed: asApplication.map((statement) => `refused: ${statement}`),
  },
  {
    name: 'somebody writes a good result over that of a verification',
    tamper: async (scene) => {
      const auditor = await scene.iisp.as('shen.ji')
      await sql(scene, `DELETE FROM platform.audit WHERE ${row(9)}`)
      await auditor.ok(verifyAudit, {})
      await scene.iisp.portal.settle()
      const before = await auditor.ok(auditVerification, {})
      await sql(
        scene,
        `UPDATE platform.audit_verified SET progress = regexp_replace(progress, '"findings":\\[.*\\]', '"findings":[]')`,
      )
      const after = await auditor.ok(auditVerification, {})
      return [
        `before: ${before.last?.trusted}, ${before.last?.chains.flatMap(({ findings }) => findings).length} finding`,
        `after: ${after.last?.trusted}`,
      ]
    },
    noticed: ['before: true, 1 finding', 'after: false'],
  },
]
