import type { Company } from '@vela/contract';
import type { CompanyRow } from './settings-store.ts';

export function presentCompany(row: CompanyRow, handbook: { processed: boolean; uploadedAt: Date | null }): Company {
  return {
    name: row.name,
    industry: row.industry,
    size: row.size,
    domain: row.domain,
    handbook: { processed: handbook.processed, uploadedAt: handbook.uploadedAt?.toISOString() ?? null },
    coreValues: row.coreValues,
    coreValuesRevision: row.coreValuesRevision,
    // No calendar can be connected, so none is.
    calendarIntegration: { enabled: false },
  };
}
