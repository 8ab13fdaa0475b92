"""Lead.attributes, by wire name, becomes answers and attribution by domain name, and back."""

from django.db import migrations, models

# Frozen as they were: wire name to domain name.
ANSWERS = {
    "IsInsurance": "has_insurance",
    "IsConsultwithDoctor": "has_consulted",
    "insuranceType": "insurance_type",
    "Callback_Input": "call_time",
    "Prior_Consultation": "prior_consultation",
    "Requested_Consultation": "similar_consultation",
    "Preferred_City": "preferred_city",
    "pilesSeverityScore": "piles_score",
    "pilesSeverity": "piles_severity",
    "bmi": "bmi",
    "cataractLens": "cataract_lens",
    "locality": "locality",
    "Monthly_Salary": "monthly_salary",
    "height": "height",
    "weight": "weight",
    "gender": "gender",
    "age": "age",
    "PageDepartment": "speciality",
}
ATTRIBUTION = {
    "Zutm_sourcedata": "source",
    "Zutm_campaigndata": "campaign",
    "Zutm_mediumdata": "medium",
    "Zutm_termdata": "term",
    "lead_sourcedata": "lead_source",
    "lead_channeldata": "lead_channel",
    "Keyword_Text": "keyword",
    "Keyword_Match_Type": "match_type",
    "campaignid": "campaign_id",
    "GCLID": "gclid",
    "Network": "network",
    "vendorId": "vendor_id",
    "Page_Variant": "page_variant",
    "Adset_Id": "adset_id",
    "placement": "placement",
    "site_source_name": "site_source_name",
    "utm_term": "utm_term",
    "entity": "entity",
    "report": "guide",
    "LeadTypeData": "lead_type",
    "InsuranceNameData": "insurer",
    "Remark": "remark",
    "TBCLID": "taboola_click_id",
    "firstTouch": "first_touch",
    "lastTouch": "last_touch",
    "baseDoctorId": "base_doctor_id",
    "baseHospitalId": "base_hospital_id",
    "qualifying": "qualifying",
    "utm_source": "utm_source",
    "utm_campaign": "utm_campaign",
    "utm_medium": "utm_medium",
    "captchascore": "captcha_score",
    "client": "client_claims",
}
CLAIMS = {"LeadTier": "tier", "ip": "ip", "CreatedDateData": "created_at", "captchascore": "captcha_score"}
WITHDRAWN = "consentsWithdrawn"
BATCH = 500


def rename(values, names):
    """Under their new names; what has none stays as it is."""
    return {names.get(name, name): value for name, value in values.items()}


def with_claims(attribution, key, names):
    claims = attribution.get(key)
    return attribution | {key: rename(claims, names)} if isinstance(claims, dict) else attribution


def reverse(names):
    return {ours: wire for wire, ours in names.items()}


def split(lead):
    attributes = dict(lead.attributes)
    lead.consents_withdrawn = attributes.pop(WITHDRAWN, [])
    lead.answers = rename({name: attributes.pop(name) for name in ANSWERS if name in attributes}, ANSWERS)
    lead.attribution = with_claims(rename(attributes, ATTRIBUTION), "client_claims", CLAIMS)


def join(lead):
    attribution = rename(lead.attribution, reverse(ATTRIBUTION))
    lead.attributes = with_claims(attribution, "client", reverse(CLAIMS))
    lead.attributes |= rename(lead.answers, reverse(ANSWERS))
    if lead.consents_withdrawn:
        lead.attributes[WITHDRAWN] = lead.consents_withdrawn


def convert(change, *columns):
    """Every request in batches, so that a large table fits into memory."""

    def run(apps, schema_editor):
        leads = apps.get_model("leads", "Lead").objects.using(schema_editor.connection.alias)
        rows = leads.only("pk", "attributes", "answers", "attribution", "consents_withdrawn").order_by("pk")
        batch = list(rows[:BATCH])
        while batch:
            for lead in batch:
                change(lead)
            leads.bulk_update(batch, columns)
            batch = list(rows.filter(pk__gt=batch[-1].pk)[:BATCH])

    return run


class Migration(migrations.Migration):
    dependencies = [("leads", "0001_initial")]

    operations = [
        migrations.AddField(
            model_name="lead",
            name="answers",
            field=models.JSONField(
                blank=True, default=dict, help_text="The answers that have no column."
            ),
        ),
        migrations.AddField(
            model_name="lead",
            name="attribution",
            field=models.JSONField(
                blank=True, default=dict, help_text="Where it came from, and what its page said of it."
            ),
        ),
        migrations.AddField(
            model_name="lead",
            name="consents_withdrawn",
            field=models.JSONField(blank=True, default=list),
        ),
        migrations.RunPython(
            convert(split, "answers", "attribution", "consents_withdrawn"), convert(join, "attributes")
        ),
        migrations.RemoveField(model_name="lead", name="attributes"),
    ]
