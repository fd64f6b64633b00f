/** The handbook of the demo company, as the text file that somebody there might have uploaded. */
export const NEBULA_HANDBOOK = {
  fileName: 'nebula-works-handbook.txt',
  text: `NEBULA WORKS: HOW WE WORK TOGETHER

This handbook tells what holds for everybody at Nebula Works. It is short on purpose: where it is silent, talk to your manager or to the People team.

1. Working hours

The usual week has 40 hours. You choose when you start and end, as long as your team can reach you between 10:00 and 15:00 in your own time zone.

Overtime is the exception. It is agreed with your manager beforehand and taken back as free time within eight weeks. Nobody is expected to answer messages in the evening or on weekends.

2. Remote work

You decide with your team where you work. Everybody meets on site for one week each quarter; travel and hotel are paid.

Nebula Works pays for a desk, a chair and a screen at home, up to 900 dollars every four years.

3. Time off and holidays

Everybody has 25 days of paid leave a year, in addition to public holidays. At least ten of them are taken in one piece.

Leave is asked for in the calendar and answered within three working days. Up to five days can be taken along into the next year.

4. Parental leave

Both parents have 16 weeks of fully paid leave in the first year of their child. Who comes back may work four days a week for six months at full pay.

5. Sick leave

Tell your team in the morning of the first day. A doctor's note is needed from the fourth day on. Pay goes on in full for up to six weeks.

6. Meetings and communication

Meetings have an agenda and an owner, end after 45 minutes, and leave a written decision behind. Wednesdays are free of meetings for everybody.

What concerns more than one team is written down where all can read it. Decisions of the leadership team are explained at the monthly all-hands.

7. Feedback and reviews

Managers talk with each person alone at least every two weeks. Reviews take place every half year: a self-assessment, the view of three colleagues, and a talk with the manager about both.

8. Learning and development

Everybody has 1,500 dollars and five days a year for courses, books and conferences. A development plan is agreed with the manager each year and looked at in every review.

9. Pay and benefits

Salaries follow bands that everybody can read. They are looked at each April; the reasons for a change are told in person.

Health insurance covers partners and children. Nebula Works adds four per cent of the salary to the pension plan.

10. Respect and speaking up

We are candid and we are kind. Harassment and discrimination have no place here.

Whoever sees or suffers it can turn to the manager, the People team, or the ombudsperson outside of the company. Nobody has a disadvantage from speaking up in good faith.

11. Data protection and security

Customer data stays in the systems that are made for it. Devices are encrypted and locked. A lost device is reported within an hour, at any time of day.

12. Travel and expenses

Book what you would book if it were your own money. Trains come before flights where they take less than five hours. Expenses are paid back within ten days.
`,
};
