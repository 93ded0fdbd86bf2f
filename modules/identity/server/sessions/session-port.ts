import { agreementsInForce } from '@iisp/contract'
import { businessDate } from '@iisp/contract/date'
import type { Protocols } from '@iisp/contract/shell-answers'
import { type SessionPort, compiledOnce, sql } from '@iisp/server'
import { menuRequestFlow } from '../../contract/menu-request-states.ts'
import { isInForce } from '../../rules/menu-requests/menu-requests.ts'
import { hiddenMenus } from '../../rules/menus/hidden-menus.ts'
import { permittedMenus } from '../../rules/menus/menu-access.ts'
import { kindAt, sideInUse } from '../../rules/own-identities/sides.ts'
import { type SessionLife, defaultLife, isAlive, sessionEnd } from '../../rules/sessions/session-life.ts'
import { q } from '../tables.ts'
import { msOf } from '../time-limits.ts'

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
    .innerJoin('identity.institution as i', 'i.institution_id', 'a.institution_id')
    .select((eb) => [
      's.login_type',
      msOf('s.created_at').as('created_ms'),
      msOf('s.seen_at').as('seen_ms'),
      msOf<number | null>('s.factor_at').as('factor_ms'),
      eb('s.locked_at', 'is not', null).$castTo<boolean>().as('locked'),
      'a.id as account_id',
      'a.email',
      'a.roles',
      'p.name',
      'i.institution_id',
      'i.name as institution_name',
      'i.kind',
      'i.is_public',
      'i.monitor_report',
      'a.both_sides',
      'a.global_fund',
      's.manager_type',
      'i.strong_sign_in',
      'l.person_id',
      sql<string>`coalesce(lp.human_id, lp.id)`.as('human_id'),
      'l.super_manager',
      sql<Protocols>`jsonb_build_object('yelcProtocolSigned', i.yelc_signed, 'tghhkProtocolSigned', i.tghhk_signed,
        'mjhhkProtocolSigned', i.mjhhk_signed)`.as('signed'),
      sql<{ account: string; name: string } | null>`CASE WHEN l.id <> a.id
        THEN jsonb_build_object('account', l.email, 'name', lp.name) END`.as('behind'),
      sql<string[]>`ARRAY(${eb
        .selectFrom('identity.menu_removal as r')
        .select('r.menu_id')
        .whereRef('r.institution_id', '=', 'a.institution_id')
        .whereRef('r.account_id', '=', 'a.id')})`.as('removed'),
      sql<string[]>`ARRAY(${eb
        .selectFrom('identity.menu_removal as r')
        .select('r.menu_id')
        .whereRef('r.institution_id', '=', 'a.institution_id')
        .where('r.account_id', 'is', null)})`.as('removed_for_all'),
      sql<readonly { readonly id: string; readonly until: string | null }[]>`coalesce((${eb
        .selectFrom('identity.menu_request as g')
        .select(sql`jsonb_agg(jsonb_build_object('id', g.menu_id, 'until', g.until))`.as('all'))
        .whereRef('g.account_id', '=', 'a.id')
        .where('g.state', '=', sql.lit(menuRequestFlow.codes.granted))}), '[]')`.as('granted'),
    ])
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

/** Looks up sessions for the kernel. `personId` is who signed in; account, roles and menus are of whom they act as. */
export function sessionPort(life: SessionLife = defaultLife): SessionPort {
  return {
    async find(db, sessionHash, now, { pages }) {
      const row = await db.maybe(select(sessionHash))
      if (row === undefined) return null
      const times = [new Date(row.created_ms), new Date(row.seen_ms)] as const
      if (!isAlive(life, ...times, now)) return null
      const side = sideInUse({ kind: row.kind, bothSides: row.both_sides }, row.manager_type)
      const kind = kindAt(row.kind, side)
      // until a side is chosen, nothing is permitted but what every session may do
      const roles = side === 0 ? [] : row.roles
      const hidden = hiddenMenus({ kind, isPublic: row.is_public, isMonitored: row.monitor_report })
      const removedForAll = new Set([...row.removed_for_all, ...hidden])
      const today = businessDate(now)
      const reader = {
        kind,
        roles,
        globalFund: row.global_fund,
        removed: new Set([...row.removed, ...removedForAll]),
        removedForAll,
        granted: new Set(row.granted.filter(({ until }) => isInForce(until, today)).map(({ id }) => id)),
      }
      const menus = permittedMenus(pages, reader)
      return {
        expiresAt: sessionEnd(life, ...times),
        locked: row.locked,
        actor: {
          kind: 'person',
          personId: row.person_id,
          humanId: row.human_id,
          accountId: row.account_id,
          account: row.email,
          name: row.name,
          institutionId: row.institution_id,
          institutionKind: kind,
          institutionName: row.institution_name,
          scope: row.kind === 'custodian' ? '*' : row.institution_id,
          roles,
          menus,
          granted: new Set([...reader.granted].filter((id) => menus.has(id))),
          agreements: agreementsInForce(row.signed),
          loginType: row.login_type,
          superManager: row.super_manager,
          behind: row.behind,
          strongSignIn: row.strong_sign_in,
          factorAt: row.factor_ms === null ? null : new Date(row.factor_ms),
          sessionHash,
        },
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
