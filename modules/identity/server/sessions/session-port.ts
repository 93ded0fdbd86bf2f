import { type SessionPort, compiledOnce, sql } from '@iisp/server'
import { kindAt, offeredSides, sideInUse } from '../../rules/own-identities/sides.ts'
import { type SessionLife, defaultLife, isAlive, sessionEnd } from '../../rules/sessions/session-life.ts'
import { q } from '../tables.ts'
import { accountActor, accountColumns, rightsColumns } from './account-actor.ts'
import { msOf } from '../time-limits.ts'

/** The human being behind a person, and all persons of the same human being. */
const humanColumns = <P extends 'p' | 'lp'>(person: P) =>
  [
    sql<string>`coalesce(${sql.ref(`${person}.human_id`)}, ${sql.ref(`${person}.id`)})`.as('human_id'),
    sql<string[]>`ARRAY(SELECT same.id::text FROM identity.person same
      WHERE same.id IN (${sql.ref(`${person}.id`)}, ${sql.ref(`${person}.human_id`)})
        OR same.human_id IN (${sql.ref(`${person}.id`)}, ${sql.ref(`${person}.human_id`)}))`.as('persons'),
  ] as const

/** Runs with every request, so it is compiled once. */
const select = compiledOnce(
  q
    .selectFrom('identity.session as s')
    .innerJoin('identity.account as a', (join) =>
      join.onRef('a.id', '=', 's.account_id').on('a.enabled', '=', sql.lit(true)),
    )
    .innerJoin('identity.account as l', (join) =>
      join.onRef('l.id', '=', 's.login_account_id').on('l.enabled', '=', sql.lit(true)),
    )
    .innerJoin('identity.person as p', 'p.id', 'a.person_id')
    .innerJoin('identity.person as lp', 'lp.id', 'l.person_id')
    .innerJoin('identity.institution as i', (join) =>
      join.onRef('i.institution_id', '=', 'a.institution_id').on('i.closed_at', 'is', sql.lit(null)),
    )
    .select((eb) => [
      's.login_type',
      msOf('s.created_at').as('created_ms'),
      msOf('s.seen_at').as('seen_ms'),
      msOf<number | null>('s.factor_at').as('factor_ms'),
      eb('s.locked_at', 'is not', null).$castTo<boolean>().as('locked'),
      's.manager_type',
      'l.person_id',
      ...humanColumns('lp'),
      'l.super_manager',
      sql<{ account: string; name: string } | null>`CASE WHEN l.id <> a.id
        THEN jsonb_build_object('account', l.email, 'name', lp.name) END`.as('behind'),
    ])
    .select(accountColumns)
    .select(rightsColumns)
    .where('s.hash', '=', '')
    .where('s.ended_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('s.entered_by', 'is', null),
        eb.exists(
          eb
            .selectFrom('identity.account as e')
            .select('e.id')
            .whereRef('e.id', '=', 's.entered_by')
            .where('e.enabled', '=', sql.lit(true)),
        ),
      ]),
    ),
)

/**
 * Looks up sessions for the kernel. `personId` is the signed-in person; account, roles and menus
 * belong to the account they act as.
 */
export function sessionPort(life: SessionLife = defaultLife): SessionPort {
  return {
    async find(db, sessionHash, now, { pages }) {
      const row = await db.maybe(select(sessionHash))
      if (row === undefined) return null
      const times = [new Date(row.created_ms), new Date(row.seen_ms)] as const
      if (!isAlive(life, ...times, now)) return null
      const side = sideInUse({ kind: row.kind, bothSides: row.both_sides }, row.manager_type)
      return {
        expiresAt: sessionEnd(life, ...times),
        locked: row.locked,
        actor: {
          kind: 'person',
          ...accountActor(row, side, pages, now),
          personId: row.person_id,
          humanId: row.human_id,
          persons: row.persons,
          loginType: row.login_type,
          superManager: row.super_manager,
          behind: row.behind,
          factorAt: row.factor_ms === null ? null : new Date(row.factor_ms),
          sessionHash,
        },
      }
    },
    async personOf(db, { accountId, institutionKind }, now, { pages }) {
      const row = await db.maybe(
        q
          .selectFrom('identity.account as a')
          .innerJoin('identity.person as p', 'p.id', 'a.person_id')
          .innerJoin('identity.institution as i', 'i.institution_id', 'a.institution_id')
          .select(['a.person_id', 'a.super_manager', ...humanColumns('p')])
          .select(accountColumns)
          .select(rightsColumns)
          .where('a.id', '=', accountId)
          .where('a.enabled', '=', true)
          .where('i.closed_at', 'is', null),
      )
      if (row === undefined) return null
      const registered = { kind: row.kind, bothSides: row.both_sides }
      const side = offeredSides(registered).find((one) => kindAt(row.kind, one) === institutionKind) ?? 0
      return {
        kind: 'person',
        ...accountActor(row, side, pages, now),
        personId: row.person_id,
        humanId: row.human_id,
        persons: row.persons,
        loginType: 0,
        superManager: row.super_manager,
        behind: null,
        factorAt: null,
        sessionHash: '',
      }
    },
    async touch(db, sessionHash, now) {
      await db.run(
        q
          .updateTable('identity.session')
          .set({ seen_at: now })
          .where('hash', '=', sessionHash)
          .where('ended_at', 'is', null)
          .where('seen_at', '<', now),
      )
    },
  }
}
