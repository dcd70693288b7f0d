import { z } from 'zod'
import { normalText } from '../name.ts'
import { latinDigits } from '../phone.ts'
import { MAX_STAFF_NAME, PASSWORD_LENGTH, PERMISSIONS, STAFF_ROLES } from '../staff.ts'
import { withoutInvisible } from '../text.ts'
import { envelope } from './envelope.ts'
import { identifier, limitedText, shortText } from './text.ts'

const role = z.enum(STAFF_ROLES)
/** ISO 8601 in UTC. */
const time = z.string()

/** Of one Unicode form, so that a name is found from every keyboard. */
const name = shortText(MAX_STAFF_NAME).transform(normalText)

const memberName = name.refine((text) => text !== '', 'Enter a name')

const newPassword = z
  .string()
  .min(PASSWORD_LENGTH.min, `A password has at least ${PASSWORD_LENGTH.min} characters`)
  .max(PASSWORD_LENGTH.max, `A password has at most ${PASSWORD_LENGTH.max} characters`)

/** A password that is compared: its rules were those of the day when it was set. */
const password = limitedText(PASSWORD_LENGTH.max)

/** A code of an authenticator app, or a recovery code. */
const code = limitedText(40).transform((text) =>
  latinDigits(withoutInvisible(text)).replace(/\s/g, ''),
)

/** The body of POST /desk/sign-in. */
export const signInRequest = z.object({
  name,
  password,
  code: code.optional(),
})

/** The member who is signed in, and what it may do. */
export const deskSession = z.object({
  staff: z.object({
    id: z.number().int(),
    name: z.string(),
    role,
    secondFactor: z.boolean(),
  }),
  permissions: z.array(z.enum(PERMISSIONS)),
})

/** The answer to GET /desk/session, POST /desk/sign-in and POST /desk/invitations/{token}. */
export const sessionAnswer = envelope(deskSession)

/** The answer to GET /desk/invitations/{token}; `name` is what the form begins with, null for nothing. */
export const invitationAnswer = envelope(
  z.object({ role, expiresAt: time, name: z.string().nullable() }),
)

/** The body of POST /desk/invitations/{token}. */
export const acceptRequest = z.object({ name: memberName, password: newPassword })

/** The body of POST /desk/invitations. */
export const inviteRequest = z.object({ role })

/** The answer to POST /desk/invitations: the path of the link on the shop. */
export const inviteAnswer = envelope(z.object({ path: z.string(), expiresAt: time }))

const member = z.object({
  id: z.number().int(),
  name: z.string(),
  role,
  active: z.boolean(),
  secondFactor: z.boolean(),
  lastSeenAt: time.nullable(),
})

/** The answer to GET /desk/staff. */
export const staffAnswer = envelope(z.object({ staff: z.array(member) }))

/** The body of PATCH /desk/staff/{id}. */
export const memberRequest = z.object({ role: role.optional(), active: z.boolean().optional() })

/** The answer to PATCH /desk/staff/{id}. */
export const memberAnswer = envelope(member)

/** The body of POST /desk/password. */
export const passwordRequest = z.object({ current: password, next: newPassword })

/** The body of POST and DELETE /desk/second-factor. */
export const secondFactorRequest = z.object({ password })

/** The answer to POST /desk/second-factor: the secret in base32, and the address that an app reads. */
export const secondFactorAnswer = envelope(z.object({ secret: z.string(), uri: z.string() }))

/** The body of POST /desk/second-factor/confirm. */
export const confirmRequest = z.object({ code })

/** The answer to POST /desk/second-factor/confirm: each code signs in once without the app. */
export const confirmAnswer = envelope(z.object({ recoveryCodes: z.array(z.string()) }))

/** The query of GET /desk/changes. */
export const changesRequest = z.object({
  before: identifier.optional(),
  subject: z
    .string()
    .regex(/^[a-z]{1,20}$/)
    .optional(),
  id: shortText(60).optional(),
})

/** The answer to GET /desk/changes: one entry for each field; those of one change have its id. */
export const changesAnswer = envelope(
  z.object({
    changes: z.array(
      z.object({
        id: z.number().int(),
        at: time,
        /** Null for a command. */
        staff: z.string().nullable(),
        subject: z.string(),
        subjectId: z.string().nullable(),
        field: z.string(),
        from: z.unknown(),
        to: z.unknown(),
      }),
    ),
    /** For `before` of the next page; null on the last one. */
    next: z.number().int().nullable(),
  }),
)

/** The member who is signed in, and what it may do. */
export type DeskSession = z.infer<typeof deskSession>

/** A member of the staff. */
export type DeskMember = z.infer<typeof member>

/** What a link to join the desk is for. */
export type Invitation = z.infer<typeof invitationAnswer>['data']

/** A field that was changed, with its values before and after. */
export type FieldChange = z.infer<typeof changesAnswer>['data']['changes'][number]
