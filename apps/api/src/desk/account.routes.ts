import {
  confirmAnswer,
  confirmRequest,
  passwordRequest,
  secondFactorAnswer,
  secondFactorRequest,
} from '@shop/domain/wire'
import type { Deps } from '../deps.ts'
import { answer, type ApiContext } from '../http/context.ts'
import { tooManyRequests, type Call } from '../http/define-call.ts'
import { addressSubject } from '../http/rate-limit-subjects.ts'
import { readFacts } from '../shop/shop.queries.ts'
import { hashPassword } from '../staff/password.ts'
import type { Member } from '../staff/session.queries.ts'
import { hasPassword, passwordLimits } from '../staff/sign-in.ts'
import { setPassword, setPendingSecret, setSecondFactor } from '../staff/staff.queries.ts'
import { hashToken } from '../staff/token.ts'
import { newSecret, randomLetters, secretUri, stepOfCode } from '../staff/totp.ts'
import { deskCall, done, wrongField } from './desk-call.ts'

/** How many recovery codes a member gets, and the letters of one: 80 bits. */
const recoveryCodes = { count: 10, letters: 16 }

const wrongPassword = {
  422: 'The current password is wrong: `wrong-password`.',
  ...tooManyRequests,
}

/** POST /desk/password, POST and DELETE /desk/second-factor, POST /desk/second-factor/confirm. */
export function accountRoutes(deps: Deps): Call[] {
  const { db, settings } = deps

  /** @throws ApiError 422 for a wrong password, 429 after too many */
  async function checkPassword(c: ApiContext, member: Member, field: string, password: string) {
    const limits = passwordLimits(addressSubject(c, settings), member.name)
    if (await hasPassword(db, member, password, limits)) return
    throw wrongField(field, 'This is not your current password.', 'wrong-password')
  }

  return [
    deskCall(
      deps,
      'account',
      'POST /desk/password',
      'Changes the own password, and ends the other sessions.',
      { body: passwordRequest, answer: null, errors: wrongPassword },
      async (c, { member, token }, { body: { current, next } }) => {
        await checkPassword(c, member, 'current', current)
        await setPassword(db, member.id, await hashPassword(next), token)
        return done(c)
      },
    ),
    deskCall(
      deps,
      'account',
      'POST /desk/second-factor',
      'A new secret for an authenticator app. It counts when a code of it is confirmed.',
      { body: secondFactorRequest, answer: secondFactorAnswer, errors: wrongPassword },
      async (c, { member }, { body: { password } }) => {
        await checkPassword(c, member, 'password', password)
        const secret = newSecret()
        await setPendingSecret(db, member.id, secret)
        const { name: shop } = await readFacts(db)
        return answer(c, { secret, uri: secretUri(secret, { shop, name: member.name }) })
      },
    ),
    deskCall(
      deps,
      'account',
      'POST /desk/second-factor/confirm',
      'Switches the second factor on with a code of the app. Each recovery code signs in once without the app.',
      {
        body: confirmRequest,
        answer: confirmAnswer,
        errors: { 422: 'The code is wrong, or no secret was requested: `wrong-code`.' },
      },
      async (c, { member }, { body: { code } }) => {
        const secret = member.pendingTotpSecret
        const step = secret === null ? undefined : stepOfCode(secret, code, Date.now())
        if (secret === null || step === undefined) {
          throw wrongField(
            'code',
            'This code is wrong. Enter the one that the app shows now.',
            'wrong-code',
          )
        }
        const codes = Array.from({ length: recoveryCodes.count }, () =>
          randomLetters(recoveryCodes.letters),
        )
        await setSecondFactor(db, member.id, { secret, step, recoveryCodes: codes.map(hashToken) })
        return answer(c, { recoveryCodes: codes.map(inGroups) })
      },
    ),
    deskCall(
      deps,
      'account',
      'DELETE /desk/second-factor',
      'Switches the second factor off.',
      { body: secondFactorRequest, answer: null, errors: wrongPassword },
      async (c, { member }, { body: { password } }) => {
        await checkPassword(c, member, 'password', password)
        await setSecondFactor(db, member.id, undefined)
        return done(c)
      },
    ),
  ]
}

/** `ABCD-EFGH-IJKL-MNOP`. */
const inGroups = (code: string) => code.replace(/(.{4})(?=.)/g, '$1-')
