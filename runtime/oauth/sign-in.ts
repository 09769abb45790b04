import type { CallServices } from "../call/call-services.ts";
import { AttemptLimiter } from "../identity/attempt-limiter.ts";
import { hashKey } from "../identity/keys.ts";
import { checkPassword, findPerson, normalizeName, type Person } from "../identity/people.ts";
import { consumeCode } from "../identity/totp.ts";

/** The result of a submitted form: the person who signed in, or the form to show next. */
export type SignIn =
  | { readonly person: Person }
  | {
      readonly status: number;
      readonly problem?: string;
      /** Proof that the password was correct. With it, the form asks for the code; without it, for name and password. */
      readonly ticket?: string;
    };

/** Signs a person in with the fields of a form. @param address the address of the client. */
export type SignInWith = (form: URLSearchParams, address: string) => Promise<SignIn>;

/** The failed attempts that each node accepts. */
const limits = {
  names: { burst: 5, perMinute: 1 },
  /** One in five minutes: a guess is correct with a probability of 3 in 1,000,000. */
  codes: { burst: 5, perMinute: 0.2 },
  addresses: { burst: 20, perMinute: 5 },
};
/** Time to enter the code, in milliseconds. */
const ticketMs = 300_000;
/** Maximum length of a field, in UTF-16 units. */
const maxFieldLength = 1_000;
const ticketPurpose = ["sign-in code"] as const;

type Services = Pick<CallServices, "store" | "clock" | "seals" | "secrets">;

/**
 * Creates the check of the sign-in forms: name and password, then the one-time code of a person who has one. Failed attempts are
 * limited for each name, known or not, for the codes of each person, and for each address.
 */
export function createSignIn(services: Services): SignInWith {
  const { store, clock, seals } = services;
  const names = new AttemptLimiter(clock, limits.names);
  const codes = new AttemptLimiter(clock, limits.codes);
  const addresses = new AttemptLimiter(clock, limits.addresses);

  /** Counts an attempt before `check` runs, and refunds the attempt unless `check` returns null. */
  async function attempt<Result>(
    counted: readonly (readonly [attempts: AttemptLimiter, key: string])[],
    check: () => Promise<Result | null>,
  ): Promise<Result | null | { readonly waitSeconds: number }> {
    const waitSeconds = Math.max(...counted.map(([attempts, key]) => attempts.retryAfterSeconds(key)));
    if (waitSeconds > 0) return { waitSeconds };
    for (const [attempts, key] of counted) attempts.consume(key);
    let hasFailed = false;
    try {
      const result = await check();
      hasFailed = result === null;
      return result;
    } finally {
      // Also refunded if the store was unavailable: the attempt may have been correct.
      if (!hasFailed) for (const [attempts, key] of counted) attempts.refund(key);
    }
  }

  async function checkName(form: URLSearchParams, address: string): Promise<SignIn> {
    const name = normalizeName(field(form, "name"));
    const counted = [[names, hashKey(name)] as const, [addresses, address] as const];
    const result = await attempt(counted, () => checkPassword(store.reader, name, field(form, "password")));
    if (result === null) return { problem: "The name or the password is wrong.", status: 401 };
    if ("waitSeconds" in result) return tooMany(result.waitSeconds);
    if (!result.hasTotp) return { person: result };
    return { ticket: seals.seal(ticketPurpose, `${result.id} ${clock() + ticketMs}`), status: 200 };
  }

  async function checkCode(ticket: string, form: URLSearchParams, address: string): Promise<SignIn> {
    const [id = "", expiresAt] = (seals.open(ticketPurpose, ticket) ?? "").split(" ");
    if (!(Number(expiresAt) > clock())) return { problem: "The sign-in has expired. Sign in again.", status: 401 };
    const code = field(form, "code").replaceAll(/\s/g, "");
    const result = await attempt([[codes, id] as const, [addresses, address] as const], async () =>
      (await consumeCode(services, id, code, clock())) ? findPerson(store.reader, id) : null,
    );
    if (result === null)
      return { problem: "The code is wrong or was used before. Enter the next one.", status: 401, ticket };
    return "waitSeconds" in result ? { ...tooMany(result.waitSeconds), ticket } : { person: result };
  }

  return (form, address) => {
    const ticket = form.get("ticket");
    return ticket === null ? checkName(form, address) : checkCode(ticket, form, address);
  };
}

/** Returns a field of the form; an empty text if it is longer than any name or password. */
function field(form: URLSearchParams, name: string): string {
  const text = form.get(name) ?? "";
  return text.length <= maxFieldLength ? text : "";
}

const tooMany = (seconds: number) =>
  ({ problem: `Too many attempts. Try again in ${seconds} seconds.`, status: 429 }) as const;
