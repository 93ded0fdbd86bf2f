import { type InstitutionKind, type LoginType, type Role, agreementsInForce } from '@iisp/contract'
import type { Protocols } from '@iisp/contract/shell-answers'
import { type SessionPort, raw, sql } from '@iisp/server'
import { permittedMenus } from '../../rules/menus/menu-access.ts'
import { type SessionLife, defaultLife, isAlive, sessionEnd } from '../../rules/sessions/session-life.ts'
import { q } from '../tables.ts'

interface Row {
  readonly login_type: LoginType
  readonly created_ms: number
  readonly seen_ms: number
  readonly account_id: string
  readonly email: string
  readonly roles: readonly Role[]
  readonly name: string
  readonly institution_id: string
  readonly institution_name: string
  readonly kind: InstitutionKind
  readonly person_id: string
  readonly super_manager: boolean
  readonly behind: { readonly account: string; readonly name: string } | null
  readonly strong_sign_in: boolean
  readonly signed: Protocols
  readonly factor_ms: number | null
  readonly removed: readonly string[]
  readonly locked: boolean
}

const select = (hash: string) =>
  raw(sql<Row>`
    SELECT s.login_type, (extract(epoch FROM s.created_at) * 1000)::float8 AS created_ms,
      (extract(epoch FROM s.seen_at) * 1000)::float8 AS seen_ms,
      a.id AS account_id, a.email, a.roles, p.name, i.institution_id, i.name AS institution_name, i.kind,
      l.person_id, l.super_manager, s.locked_at IS NOT NULL AS locked, i.strong_sign_in,
      jsonb_build_object('yelcProtocolSigned', i.yelc_signed, 'tghhkProtocolSigned', i.tghhk_signed,
        'mjhhkProtocolSigned', i.mjhhk_signed) AS signed,
      (extract(epoch FROM s.factor_at) * 1000)::float8 AS factor_ms,
      CASE WHEN l.id <> a.id THEN jsonb_build_object('account', l.email, 'name', lp.name) END AS behind,
      ARRAY(SELECT r.menu_id FROM identity.menu_removal r
        WHERE r.institution_id = a.institution_id AND (r.account_id IS NULL OR r.account_id = a.id)) AS removed
    FROM identity.session s
      JOIN identity.account a ON a.id = s.account_id AND a.enabled
      JOIN identity.account l ON l.id = s.login_account_id AND l.enabled
      JOIN identity.person p ON p.id = a.person_id
      JOIN identity.person lp ON lp.id = l.person_id
      JOIN identity.institution i ON i.institution_id = a.institution_id
    WHERE s.hash = ${hash} AND s.ended_at IS NULL`)

/** Looks up sessions for the kernel. `personId` is who signed in; account, roles and menus are of whom they act as. */
export function sessionPort(life: SessionLife = defaultLife): SessionPort {
  return {
    async find(db, sessionHash, now, { pages }) {
      const row = await db.maybe(select(sessionHash))
      if (row === undefined) return null
      const times = [new Date(row.created_ms), new Date(row.seen_ms)] as const
      if (!isAlive(life, ...times, now)) return null
      const reader = { kind: row.kind, roles: row.roles, removed: new Set(row.removed) }
      return {
        expiresAt: sessionEnd(life, ...times),
        locked: row.locked,
        actor: {
          kind: 'person',
          personId: row.person_id,
          accountId: row.account_id,
          account: row.email,
          name: row.name,
          institutionId: row.institution_id,
          institutionKind: row.kind,
          institutionName: row.institution_name,
          scope: row.kind === 'custodian' ? '*' : row.institution_id,
          roles: row.roles,
          menus: permittedMenus(pages, reader),
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
