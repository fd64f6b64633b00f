import { endpoints } from '@vela/contract';
import type { Deps } from '../../../platform/deps.ts';
import type { Router } from '../../../platform/http/routes.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { invitePeople } from './invite-people.ts';
import { invitePerson } from './invite-person.ts';
import { countWaitingPeople, inviteWaiting } from './invite-waiting.ts';
import { readInvitation } from './read-invitation.ts';
import { revokeInvitation } from './revoke-invitation.ts';

export function invitationRoutes(router: Router, deps: Deps): void {
  router.on(endpoints.invitePeople, async ({ actor, body }) => ({
    status: 200,
    body: { results: await invitePeople(deps, actor, body) },
  }));
  router.on(endpoints.countWaiting, async ({ actor }) => ({
    status: 200,
    body: { waiting: await countWaitingPeople(deps, actor) },
  }));
  router.on(endpoints.inviteWaiting, async ({ actor }) => ({
    status: 200,
    body: { invited: await inviteWaiting(deps, actor) },
  }));
  router.on(endpoints.invitePerson, async ({ actor, params }) => ({
    status: 200,
    body: { person: await invitePerson(deps, actor, params.id) },
  }));
  router.on(endpoints.revokeInvitation, async ({ actor, params }) => ({
    status: 200,
    body: { person: await revokeInvitation(deps, actor, params.id) },
  }));
  router.on(endpoints.readInvitation, async ({ body, address }) => ({
    status: 200,
    body: { invitation: await readInvitation(deps, body.token, address) },
  }));
  router.on(endpoints.acceptInvitation, async ({ body, address, userAgent }) => ({
    status: 200,
    body: await acceptInvitation(deps, body, { address, userAgent }),
  }));
}
