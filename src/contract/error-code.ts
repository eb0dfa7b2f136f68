import * as v from 'valibot'

/** The closed list of what can go wrong, with the status the gateway answers it with [S1-397]. 0: made by the app itself. */
export const errorStatus = {
  no_internet: 0,
  timeout: 0,
  bad_gateway: 502,
  unknown_error: 500,
  empty_url: 0,
  system_updating: 503,
  maintenance: 503,
  region_restricted: 451,
  rate_limited: 429,
  invalid_request: 400,
  payload_too_large: 413,
  not_found: 404,
  no_permission: 403,
  not_logged_in: 401,
  session_ended: 401,
  login_failed: 401,
  captcha_required: 401,
  verification_code_error: 400,
  only_agents: 403,
  non_agents: 403,
  non_member: 403,
  envelope_invalid: 400,
  envelope_replayed: 409,
  idempotency_conflict: 409,
  handover_invalid: 401,
  game_not_found: 404,
  game_unavailable: 409,
  vendor_closed: 409,
  free_reject: 403,
  real_account_required: 403,
  insufficient_balance: 409,
  limit_reached: 409,
  bad_signature: 401,
  token_expired: 401,
  transaction_conflict: 409,
  transaction_rolled_back: 409,
} as const

export type ErrorCode = keyof typeof errorStatus
export const errorCodes = Object.keys(errorStatus) as ErrorCode[]
export const ErrorCode = v.picklist(errorCodes)
