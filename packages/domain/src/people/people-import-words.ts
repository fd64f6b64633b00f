import type { Role } from '../accounts/permissions.ts';

const ROLE_WORDS: Record<Role, string> = {
  admin: `admin, admins, administrator, administratorin, administrador, administradora, owner, hr, hr admin, hr manager,
    human resources, people ops, people operations, personal, personalabteilung, personalleiter, personalleiterin,
    recursos humanos, rrhh`,
  manager: `manager, managerin, lead, leader, team lead, team leader, supervisor, head, line manager, leiter, leiterin,
    teamleiter, teamleiterin, teamleitung, leitung, fuehrungskraft, führungskraft, vorgesetzter, vorgesetzte, gerente,
    jefe, jefa, lider, responsable`,
  employee: `employee, employees, staff, member, team member, user, worker, individual contributor, ic, associate,
    mitarbeiter, mitarbeiterin, mitarbeitende, mitarbeitender, angestellter, angestellte, benutzer, empleado, empleada,
    miembro, trabajador, trabajadora, usuario`,
};

/** Letters and digits alone, small and without accents: `E-Mail` and `email` are the same word. */
export function wordKey(text: string): string {
  return text
    .replace(/[[(].*?[\])]/g, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '');
}

const wordsOf = (list: string): string[] => list.split(',').map(wordKey);

const ROLE_OF_WORD = new Map<string, Role>(
  (['admin', 'manager', 'employee'] as const).flatMap((role) =>
    wordsOf(ROLE_WORDS[role]).map((word): [string, Role] => [word, role]),
  ),
);

/** The role that a word of another program means; null when it is none. */
export const roleOfWord = (text: string): Role | null => ROLE_OF_WORD.get(wordKey(text)) ?? null;

/** Headers by field, the surest first: English, German, Spanish, and as BambooHR, Personio, Workday and Google write them. */
const HEADER_WORDS = {
  email: `work email, work e-mail, primary work email, email - primary work, business email, company email, email, e-mail,
    email address, e-mail address, mail, mail address, user email, employee email, primary email, login, user name, username,
    e-mail-adresse, emailadresse, mailadresse, geschaeftliche e-mail, geschäftliche e-mail, dienstliche e-mail,
    correo, correo electronico, correo electrónico, correo de trabajo, direccion de correo`,
  firstName: `first name, preferred first name, preferred name - first name, legal name - first name, legal first name,
    given name, forename, firstname, vorname, rufname, nombre, nombres, primer nombre, nombre de pila`,
  lastName: `last name, preferred last name, preferred name - last name, legal name - last name, legal last name, surname,
    family name, lastname, nachname, familienname, zuname, apellido, apellidos, primer apellido`,
  fullName: `full name, name, display name, employee name, employee, worker, legal name, preferred name, person,
    vollstaendiger name, vollständiger name, ganzer name, mitarbeiter, mitarbeitername, anzeigename, nombre completo,
    nombre y apellidos, empleado`,
  role: `role, vela role, user role, access role, access level, permission, permissions, permission level, rolle,
    benutzerrolle, zugriffsrolle, berechtigung, rol, perfil, permiso`,
  department: `department, dept, department name, cost center department, team, division, org unit, organization unit,
    supervisory organization, org unit path, abteilung, bereich, fachbereich, departamento, area, área, equipo`,
  jobTitle: `job title, title, position, position title, business title, job, job profile, employee title, job role,
    designation, stelle, stellenbezeichnung, jobtitel, berufsbezeichnung, funktion, taetigkeit, tätigkeit, puesto,
    puesto de trabajo, cargo, titulo, título, posicion, posición`,
  managerEmail: `manager email, manager e-mail, manager work email, manager - email, manager's email, managers email,
    supervisor email, supervisor e-mail, supervisor work email, reports to email, reporting to email, line manager email,
    vorgesetzter e-mail, e-mail vorgesetzter, e-mail des vorgesetzten, vorgesetzten e-mail, fuehrungskraft e-mail,
    führungskraft e-mail, e-mail der führungskraft, manager e-mail-adresse, correo del jefe, correo del gerente,
    correo del responsable, correo del manager, manager, supervisor, reports to, reporting to, line manager,
    vorgesetzter, vorgesetzte, führungskraft, jefe, gerente, responsable, supervisor directo`,
  location: `location, work location, office, office location, site, workplace, city, standort, buero, büro,
    arbeitsort, dienstort, niederlassung, ort, ubicacion, ubicación, oficina, sede, ciudad, lugar de trabajo`,
  hireDate: `hire date, date of hire, start date, original hire date, employment start date, joining date, date joined,
    joined, first day, eintrittsdatum, eintritt, einstellungsdatum, startdatum, beginn, beschaeftigt seit, erster arbeitstag,
    fecha de contratacion, fecha de contratación, fecha de ingreso, fecha de inicio, fecha de alta`,
  leaveDate: `leave date, leaving date, termination date, end date, employment end date, last day, last day of work,
    exit date, austrittsdatum, austritt, letzter arbeitstag, enddatum, kuendigungsdatum, kündigungsdatum, vertragsende,
    fecha de salida, fecha de baja, fecha de terminacion, fecha de terminación, ultimo dia, último día`,
  timeZone: `time zone, timezone, tz, zeitzone, zona horaria, huso horario`,
};

/** Keys of headers by field, in the order in which they are tried. */
export const HEADER_KEYS = Object.fromEntries(
  Object.entries(HEADER_WORDS).map(([field, list]) => [field, wordsOf(list)]),
  // Safe: the entries are those of HEADER_WORDS.
) as Record<keyof typeof HEADER_WORDS, string[]>;
